"""A chess clock as generator, fed by send()."""
import itertools as it
import re
from collections import namedtuple

Move = namedtuple("Move", ["san", "secs"], defaults=[5])
GAME = "e4 12 e5 3 Nf3 c5 Qh5+ 40 Nc6 8 Qxf7#"
PIECES = dict(N="knight", Q="queen", R="rook", B="bishop", K="king")


def moves(text):
    for m in re.finditer(r"([KQRBN]?x?[a-h][1-8][+#]?)(?: (\d+))?", text):
        san, secs = m.groups()
        yield Move(san, int(secs)) if secs else Move(san)


def clock(seconds, bonus=2):
    left = {"white": seconds, "black": seconds}
    side = it.cycle(left)
    status = "ready"
    try:
        while True:
            who = next(side)
            used = yield who, left[who], status
            left[who] -= used
            if left[who] < 0:
                return who
            left[who] += bonus
            status = f"{who} used {used}"
    finally:
        print("clock stopped at", left)


def describe(san):
    piece = PIECES.get(san[0], "pawn")
    verb = "takes" if "x" in san else "to"
    square = re.search(r"[a-h]\d", san)[0]
    tail = {"+": ", check", "#": ", mate"}.get(san[-1], "")
    return f"{piece} {verb} {square}{tail}"


def play(seconds):
    c = clock(seconds)
    who, left, _ = next(c)
    for move in moves(GAME):
        print(f"{who:>5} {left:>3}s  {describe(move.san)}")
        try:
            who, left, status = c.send(move.secs)
        except StopIteration as stop:
            print("flag fell for", stop.value)
            break
    else:
        print("last:", status)
        c.close()
        return True
    return False


print(play(60))
print(play(30))
all_moves = list(moves(GAME))
white, black = all_moves[::2], all_moves[1::2]
print(sum(m.secs for m in white), sum(m.secs for m in black))
print([a.san + "-" + (b.san if b else "") for a, b in it.zip_longest(white, black)])
