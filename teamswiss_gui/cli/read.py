"""The bytes of a file that a command was given."""

from __future__ import annotations

from pathlib import Path

from teamswiss_gui.domain.errors import TeamSwissError


def read_bytes(place: Path) -> bytes:
    """Read a file; one that cannot be read is an error the user can act on."""
    try:
        return place.read_bytes()
    except OSError as error:
        reason = error.strerror or type(error).__name__
        raise TeamSwissError("bad-file", file=str(place), reason=reason) from None
    except ValueError:
        raise TeamSwissError("bad-file", file=repr(str(place)), reason="not a file name") from None
