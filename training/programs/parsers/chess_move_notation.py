import re

MOVE = re.compile(
    r"(?P<castle>O-O(?:-O)?)"
    r"|(?P<piece>[KQRBN]?)(?P<src>[a-h]?)(?P<takes>x?)(?P<dst>[a-h][1-8])(?:=(?P<promo>[QRBN]))?(?P<check>[+#]?)")
NAMES = {"": "pawn", "K": "king", "Q": "queen", "R": "rook", "B": "bishop", "N": "knight"}
VALUE = dict(Q=9, R=5, B=3, N=3)


def describe(text: str) -> str:
    m = MOVE.fullmatch(text)
    if not m:
        raise ValueError(f"illegible move {text}")
    if m["castle"]:
        return "castles " + ("long" if text.count("O") == 3 else "short")
    words = [NAMES[m["piece"]]]
    if m["src"]:
        words.append(f"from {m['src']}-file")
    words.append("takes on" if m["takes"] else "to")
    words.append(m["dst"])
    if m["promo"]:
        words.append(f"becoming a {NAMES[m['promo']]} (+{VALUE[m['promo']] - 1})")
    if m["check"]:
        words.append({"+": "check", "#": "mate"}[m["check"]])
    return " ".join(words)


def moves(game):
    """Yield (number, colour, move)"""
    number = 0
    colour = "white"
    for tok in game.split():
        if tok[0].isdigit():
            number = int(tok.rstrip("."))
            colour = "white"
            continue
        yield number, colour, tok
        colour = "black"


game = "1. e4 d5 2. exd5 Qxd5+ 3. O-O-O Nbd7 4. e8=Q# K?"
counts = {"white": 0, "black": 0}
squares = []
for number, colour, mv in moves(game):
    try:
        sentence = describe(mv)
    except ValueError as e:
        print(f"{number:>2} {colour}: ?? {e}")
        continue
    print(f"{number:>2} {colour}: {sentence}")
    if "takes" in sentence:
        counts[colour] += 1
    if found := re.search(r"[a-h][1-8]", mv):
        squares.append(found.group())
print("captures", counts)
dark = [s for s in squares if (ord(s[0]) - 96 + int(s[1])) % 2 == 0]
print("targets:", *squares)
print("dark ones:", *dark)
