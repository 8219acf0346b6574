# Party game: every player must say a word that begins with the last letter.
from collections import deque
from functools import lru_cache
from textwrap import wrap

WORDS = "apple eagle elk kiwi igloo otter nest tiger rat tea ant toad".split()


def referee(start):
    """A coroutine: send(word) gives back (ok, reason)."""
    said = [start]
    verdict = None
    try:
        while True:
            word = yield verdict
            if word in said:
                verdict = False, "said before"
            elif word[0] != said[-1][-1]:
                verdict = False, f"must start with {said[-1][-1]}"
            else:
                said.append(word)
                verdict = True, str(len(said))
    except GeneratorExit:
        print("game over after", "-".join(said))


class Player:
    def __init__(self, name, *, skill=1):
        self.name, self.skill = name, skill
        self.strikes = 0

    def choose(self, last, said):
        fits = [w for w in WORDS if w[0] == last[-1]]
        if self.skill > 1:
            fits = [w for w in fits if w not in said]
            fits.sort(key=lambda w: -longest(w, frozenset(said) | {w}))
        return fits[0] if fits else "xylophone"


@lru_cache(maxsize=500)
def longest(word, used):
    best = 0
    for w in WORDS:
        if w[0] == word[-1] and w not in used and len(used) < 3:
            best = max(best, 1 + longest(w, used | {w}))
    return best


def play(*players, start):
    ref = referee(start)
    next(ref)
    ring, said, last = deque(players), {start}, start
    while len(ring) > 1:
        player = ring[0]
        word = player.choose(last, said)
        ok, reason = ref.send(word)
        print(f"{player.name:<4} {word:<9} {reason}")
        if ok:
            said.add(last := word)
        else:
            player.strikes += 1
            if player.strikes == 2:
                ring.popleft()
                continue
        ring.rotate(-1)
    ref.close()
    return ring.pop()


winner = play(Player("Pia"), Player("Raj", skill=2), start="apple")
print("winner:", winner.name, winner.strikes)
info = longest.cache_info()
print(info.hits > 0, info.currsize == info.misses)
print(*wrap(" ".join(sorted(WORDS, key=lambda w: (w[-1], len(w)))), 30), sep="\n")
firsts, lasts = {w[0] for w in WORDS}, {w[-1] for w in WORDS}
print(sorted(lasts - firsts), sorted(firsts - lasts), len(firsts & lasts))
