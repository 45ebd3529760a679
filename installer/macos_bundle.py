"""What the macOS bundle says about itself."""

from __future__ import annotations

from typing import Any

from installer.project import APP_ID, MIME_TYPE, NAME, SUFFIX

FILE_TYPE = f"{APP_ID}.tournament".lower()


def info(version: str) -> dict[str, Any]:
    """Return the entries of Info.plist beside those PyInstaller makes itself."""
    return {
        "CFBundleDisplayName": NAME,
        "CFBundleShortVersionString": version,
        "CFBundleVersion": version,
        "LSApplicationCategoryType": "public.app-category.board-games",
        "LSMinimumSystemVersion": "12.0",
        "NSHighResolutionCapable": True,
        "NSHumanReadableCopyright": "Free software, MIT licence",
        "CFBundleDocumentTypes": [
            {
                "CFBundleTypeName": "TeamSwiss tournament",
                "CFBundleTypeRole": "Editor",
                "LSHandlerRank": "Owner",
                "LSItemContentTypes": [FILE_TYPE],
            }
        ],
        "UTExportedTypeDeclarations": [
            {
                "UTTypeIdentifier": FILE_TYPE,
                "UTTypeDescription": "TeamSwiss tournament",
                "UTTypeConformsTo": ["public.data", "public.database"],
                "UTTypeTagSpecification": {
                    "public.filename-extension": [SUFFIX.removeprefix(".")],
                    "public.mime-type": [MIME_TYPE],
                },
            }
        ],
    }
