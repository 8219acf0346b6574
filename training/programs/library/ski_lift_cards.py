# Ski lift cards: hex card numbers, checksum digit, groups of rides
from collections import defaultdict
from itertools import groupby
from typing import NamedTuple
import binascii


class Ride(NamedTuple):
    card: str
    lift: str
    minute: int


def check_char(hex_digits):
    total = sum(place * int(d, 16) for place, d in enumerate(hex_digits, 1))
    return "0123456789ABCDEFG"[total % 17]


def make_card(number):
    digits = f"{number:06X}"
    return digits + "-" + check_char(digits)


def valid(card):
    digits, dash, check = card.partition("-")
    try:
        raw = binascii.unhexlify(digits)
    except binascii.Error:
        return False
    return dash == "-" and len(raw) == 3 and check_char(digits) == check


cards = [make_card(n) for n in (255, 0xBEEF, 1_000_000)]
print(cards, all(map(valid, cards)))
for test in ("0000FF-8", "0000FG-1", "00FF-1", "0000FE"):
    print(test.ljust(10), valid(test))

gate = f"""
{cards[0]} T-bar 541
{cards[1]} Gondola 548
{cards[0]} Gondola 559
{cards[0]} Gondola 585
FFFFFF-0 Gondola 586
{cards[1]} T-bar 600
"""
rides, refused = [], 0
for line in gate.strip().splitlines():
    card, lift, minute = line.split()
    if not valid(card):
        refused += 1
        continue
    rides.append(Ride(card, lift, int(minute)))
print(len(rides), "rides,", refused, "refused")

rides.sort()
for card, own in groupby(rides, key=lambda r: r.card[:6].lstrip("0")):
    minutes = [(r.lift[0], r.minute) for r in own]
    print(f"{card:>6}", minutes)

metres = {"T-bar": 210, "Gondola": 655}
climbed = defaultdict(int)
for r in rides:
    climbed[int(r.card[:6], 16)] += metres[r.lift]
for number, height in sorted(climbed.items(), key=lambda p: p[1], reverse=True):
    print(f"{number:>6}{height:>7,} m", f"{number:#o} {number:#x}")
first = min(rides, key=lambda r: r.minute)
print("first:", "%02d:%02d" % divmod(first.minute, 60), first.lift, first[1:])
print(binascii.hexlify((1_000_000).to_bytes(3, "big")).decode().upper() == cards[2][:6])
print(Ride._fields, rides[0]._asdict())
