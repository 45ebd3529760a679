"""Windows, pages, dialogs and printing."""
