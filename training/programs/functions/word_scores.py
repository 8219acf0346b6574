# points for words in a home-made letter game
from collections import Counter
from functools import lru_cache
from string import ascii_lowercase

VALUES = dict.fromkeys(ascii_lowercase, 2)
VALUES.update({c: 1 for c in "aeinrst"})
VALUES.update(q=9, x=8, z=8, j=7)


@lru_cache(maxsize=None)
def score(word):
    points = 0
    for pos, letter in enumerate(word.lower(), 1):
        value = VALUES.get(letter)
        if value is None:
            return 0            # not a playable word
        if pos % 4 == 0:
            value *= 2
        points += value
    if len(word) >= 7:
        points += 10
    return points


def can_build(word, tiles):
    have = Counter(tiles)
    jokers = have.pop("?", 0)
    for letter, n in Counter(word).items():
        lacking = n - have[letter]
        if lacking > 0:
            jokers -= lacking
    return jokers >= 0


def best_word(words, tiles):
    best = None
    for w in words:
        if not can_build(w, tiles):
            continue
        if best is None or score(w) > score(best):
            best = w
    return best


def ranking(scores: dict) -> list:
    result, place, previous = [], 0, None
    for i, (name, pts) in enumerate(sorted(scores.items(), key=lambda p: (-p[1], p[0])), 1):
        if pts != previous:
            place = i
        result.append((place, name))
        previous = pts
    return result


lexicon = ["quiz", "rain", "train"]
for w in lexicon[:2] + ["", "naïve"]:
    print(f"{w!r:8} {score(w)}")
for tiles in ["ratin", "quz?", ""]:
    print(tiles or "(none)", "->", best_word(lexicon, tiles))
table = {"Mo": score("quiz"), "Al": score("rain"), "Di": score("rain"), "Bo": 0}
print(ranking(table))
print(ranking({}), score.cache_info().hits)
assert can_build("", "") and not can_build("aa", "a")
