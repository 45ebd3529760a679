"""Icon files hold what their tables of contents say."""

from __future__ import annotations

import struct

from installer import icons


def test_that_a_windows_icon_points_at_each_picture() -> None:
    pictures = {16: b"sixteen", 256: b"two hundred and fifty-six"}
    made = icons.ico(pictures)
    assert struct.unpack("<HHH", made[:6]) == (0, 1, 2)
    for number, (size, body) in enumerate(sorted(pictures.items())):
        entry = struct.unpack("<BBBBHHII", made[6 + 16 * number : 22 + 16 * number])
        assert entry[0] == size % 256
        assert made[entry[7] : entry[7] + entry[6]] == body


def test_that_an_apple_icon_holds_each_picture_with_its_type() -> None:
    made = icons.icns({128: b"abc", 32: b"defg"})
    assert made[:4] == b"icns"
    assert struct.unpack(">I", made[4:8])[0] == len(made)
    assert made[8:12] == b"ic11"
    assert made[16:20] == b"defg"
    assert made[20:24] == b"ic07"
    assert made[-3:] == b"abc"


def test_that_every_size_has_a_type_at_apple() -> None:
    assert sorted(icons.ICNS_TYPES) == [32, 64, 128, 256, 512, 1024]
    assert len(set(icons.ICNS_TYPES.values())) == 6
