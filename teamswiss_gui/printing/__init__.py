"""Documents on paper: one layout for the preview, the printer and the PDF."""
