"""`python3 dev.py translations [language …]` brings the files in resources/i18n up to date.

Languages named here get a file if they have none yet.
"""

from __future__ import annotations

import sys

from teamswiss_gui.words.catalogue import PREFIX, languages
from teamswiss_gui.words.places import resource
from tests.translations.collect import collect
from tests.translations.files import update


def main(named: list[str]) -> int:
    """Collect the texts, update every file, say how each language stands."""
    texts, unclear = collect()
    for place in unclear:
        print(f"not found: {place}")
    folder = resource("i18n")
    wanted = sorted({*languages(folder), *named} - {"en"})
    print(f"{len(texts)} texts in {len({text.context for text in texts})} contexts")
    english = folder / f"{PREFIX}en.ts"
    english.unlink(missing_ok=True)  # nothing in it is anybody's work: the texts are English
    update(folder, "en", [text for text in texts if text.is_plural])
    for language in wanted:
        print(update(folder, language, texts).line())
    return 1 if unclear else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
