"""The order of exchanges in homogeneous brackets and remainders (D.2) as a cost of being in S1."""

from __future__ import annotations


def exchange_costs(count: int, pairs: int) -> list[int]:  # D.2
    """Return, for each place of a remainder, the cost of being in S1; the cheapest S1 comes first.

    From the first digit: the number exchanged (a), the sum of the numbers in S1 (b), the highest
    moved out of S1 (c), the lowest moved into S1 (d).
    """
    moved_in = 1 << (count - pairs + 1)
    moved_out = moved_in * (count + 1)
    sums = moved_out << (pairs + 1)
    number = sums * (count * count + 1)
    found = []
    for place in range(count):
        cost = sums * place
        if place < pairs:
            cost += moved_out << place
        else:
            cost += number + moved_in - (moved_in >> (place - pairs + 1))
        found.append(cost)
    return found
