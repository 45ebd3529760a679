"""What is wrong with a tournament file."""

from __future__ import annotations

FILES: dict[str, str] = {
    "file-not-found": "There is no file {path}.",
    "file-not-opened": "{path} cannot be opened: {reason}. Does its folder still exist?",
    "file-not-supported": "{path}: this kind of file cannot be read; expected {expected}.",
    "file-not-teamswiss": "{path} is not a TeamSwiss tournament.",
    "file-no-permission": "You have no permission for {path}. Save to another place.",
    "file-read-only": "{path} is open for reading only. Use Save As to work on a copy.",
    "file-too-old": "{path} has version {version}, which this program no longer upgrades.",
    "file-newer": (
        "{path} was written by a newer TeamSwiss (format {version}; this one knows {known}). "
        "Nothing was changed. Please install the newer program."
    ),
    "file-held": (
        "{path} is open in another program ({user} on {machine}, since {since}). Here it can be "
        "read; use Save As to work on a copy."
    ),
    "file-busy": "Another program is writing to {path}. Nothing was changed; try again.",
    "file-changed": "{path} was changed by another program. Open it again.",
    "file-vanished": (
        "{path} is no longer there. What you see is complete: use Save As to keep it elsewhere."
    ),
    "file-damaged": (
        "{path} is damaged ({reason}). It was not touched. Rescue what can be read into a new "
        "file, or take a copy of it."
    ),
    "file-content": (
        "{path} has content that makes no sense ({reason}). It was not touched. Rescue what can "
        "be read into a new file."
    ),
    "file-foreign-schema": "{path} has parts that TeamSwiss did not make ({names}). Not opened.",
    "file-value": "{found} stands where {expected} was expected.",
    "file-row-missing": "The table {table} lacks the row {number}.",
    "file-settings": "Settings missing or unknown: {names}.",
    "tournament-inconsistent": "The tournament is inconsistent: {rule}.",
    "disk-full": (
        "The disk is full: {path} could not be written. What was saved before is safe. Make room, "
        "or use Save As to go on elsewhere."
    ),
    "disk-error": (
        "{path} could not be written: {reason}. What you see is complete: use Save As to keep it "
        "elsewhere."
    ),
    "history-left-behind": (
        "{path} holds the tournament as you see it. The old file can no longer be read, so undo "
        "steps, snapshots and the log before now did not come along."
    ),
    "folder-missing": "The folder {path} is not there. Is the stick plugged in?",
    "same-file": "{path} is the file that is open.",
    "nothing-to-rescue": "Nothing in {path} can be read any more.",
    "nothing-to-undo": "There is nothing to undo.",
    "nothing-to-redo": "There is nothing to redo.",
    "no-such-snapshot": "There is no snapshot {snapshot}.",
}
