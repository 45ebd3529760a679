"""Rating lists that nobody published: names from syllables, as many players as wanted."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import accumulate
from typing import NamedTuple


def _parts(text: str) -> list[str]:
    return text.split()


STARTS = _parts("Al An Ba Be Bo Ca Da De El Fe Ga Gra Ha He Iv Ja Jo Ka Kro La Le Ma Mi Na Ne No")
STARTS += _parts("Ol Pa Pe Pra Ra Ri Ro Sa Se Sha Shi So Ste Ta Te To Tra Va Ve Vi Wa Xi Ya Za Zhe")
MIDDLES = _parts("ba chi da de di do fa ga go ha ja ka ki ko la le li lo ma me mi mo na ne ni no")
MIDDLES += _parts("pa po ra re ri ro sa se sha si ta te ti to va ve vi vo xan ya za zi")
ENDS = _parts("berg ck cz dez er ev ez gh in is ka ko kov lin man mann nen ng ni off ov ova ovic")
ENDS += _parts("ra rian ro s sen ski son ss sson ta tt va wski yan z")
FEDERATIONS = _parts("ARG BRA CZE ENG ESP FRA GER HUN IND IRI ITA NED NOR POL RUS SRB UKR USA")
TITLES = ("GM", "IM", "FM", "CM")

TEXT_HEAD = (
    "ID Number      Name                                                         "
    "Fed Sex Tit  WTit OTit           FOA SRtng SGm SK RRtng RGm Rk BRtng BGm BK B-day Flag"
)
ONE_HEAD = (
    "ID Number      Name                                                         "
    "Fed Sex Tit  WTit OTit           FOA SEP26 Gms K  B-day Flag"
)


class Made(NamedTuple):
    """A player who does not exist."""

    id: int
    name: str
    federation: str
    sex: str
    title: str
    standard: int
    rapid: int
    blitz: int
    born: int
    flag: str


def players(count: int, seed: int = 1) -> Iterator[Made]:
    """Yield so many players; some names are common and most are rare, as in life."""
    dice = random.Random(seed)
    last = [_name(dice, ENDS) for _each in range(min(count, 150_000))]
    first = [_name(dice, [""]) for _each in range(min(count, 12_000))]
    last_weights = list(accumulate(1 / (place + 40) for place in range(len(last))))
    first_weights = list(accumulate(1 / (place + 15) for place in range(len(first))))
    left = count
    while left:
        some = min(left, 10_000)
        lasts = dice.choices(last, cum_weights=last_weights, k=some)
        firsts = dice.choices(first, cum_weights=first_weights, k=some)
        for place in range(some):
            number = count - left + place
            rating = int(dice.gauss(1600, 280)) if dice.random() < 0.35 else 0
            middle = f" {first[number % len(first)]}" if number % 5 == 0 else ""
            yield Made(
                id=100_000 + number * 7,
                name=f"{lasts[place]}, {firsts[place]}{middle}",
                federation=FEDERATIONS[number % len(FEDERATIONS)],
                sex="F" if number % 6 == 0 else "M",
                title=TITLES[number % 4] if rating > 2300 else "",
                standard=max(rating, 0),
                rapid=max(rating - 30, 0),
                blitz=max(rating - 50, 0) if number % 2 else 0,
                born=1940 + number % 75,
                flag="i" if number % 7 == 0 else "",
            )
        left -= some


def _name(dice: random.Random, ends: list[str]) -> str:
    middle = "".join(dice.choices(MIDDLES, k=dice.randint(1, 3)))
    return dice.choice(STARTS) + middle + dice.choice(ends)


def text_line(made: Made) -> str:
    """Return a line of players_list_foa.txt."""
    return (
        f"{made.id:<15}{made.name:<61}{made.federation:<4}{made.sex:<4}{made.title:<5}{'':24}"
        f"{made.standard or '':<6}{0:<4}{20:<3}{made.rapid or '':<6}{0:<4}{20:<3}"
        f"{made.blitz or '':<6}{0:<4}{20:<3}{made.born:<6}{made.flag:<4}"
    )


def one_line(made: Made) -> str:
    """Return a line of a list that has one kind of rating."""
    return (
        f"{made.id:<15}{made.name:<61}{made.federation:<4}{made.sex:<4}{made.title:<5}{'':24}"
        f"{made.standard or '':<6}{0:<4}{20:<3}{made.born:<6}{made.flag:<4}"
    )


def text_list(made: Iterator[Made]) -> Iterator[bytes]:
    """Yield the lines of players_list_foa.txt."""
    yield f"{TEXT_HEAD}\r\n".encode()
    for player in made:
        yield f"{text_line(player)}\r\n".encode()


def xml_list(made: Iterator[Made]) -> Iterator[bytes]:
    """Yield the parts of players_list_xml_foa.xml."""
    yield b'<?xml version="1.0"?>\n<playerslist>\n'
    for p in made:
        yield (
            f"<player>\n<fideid>{p.id}</fideid>\n<name>{p.name}</name>\n"
            f"<country>{p.federation}</country>\n<sex>{p.sex}</sex>\n<title>{p.title}</title>\n"
            f"<w_title></w_title>\n<o_title></o_title>\n<foa_title></foa_title>\n"
            f"<rating>{p.standard or ''}</rating>\n<games>0</games>\n<k>20</k>\n"
            f"<rapid_rating>{p.rapid or ''}</rapid_rating>\n<rapid_games>0</rapid_games>\n"
            f"<rapid_k>20</rapid_k>\n<blitz_rating>{p.blitz or ''}</blitz_rating>\n"
            f"<blitz_games>0</blitz_games>\n<blitz_k>20</blitz_k>\n"
            f"<birthday>{p.born}</birthday>\n<flag>{p.flag}</flag>\n</player>\n"
        ).encode()
    yield b"</playerslist>\n"
