import re

PIECES = {"K": "king", "Q": "queen", "R": "rook", "B": "bishop", "N": "knight", "": "pawn"}
move_re = re.compile(r"([KQRBN]?)([a-h]?)(x?)([a-h])([1-8])([+#]?)")

game = "1. e4 e5 2. Nf3 d6 3. Bc4 Bg4 4. Nxe5 Bxd1 5. Bxf7+ Ke7"


def strip_numbers(text: str) -> list[str]:
    return re.sub(r"\d+\.\s*", "", text).split()


def describe(move: str) -> str:
    m = move_re.fullmatch(move)
    if not m:
        return "?? " + move
    piece, origin, takes, file, rank, check = m.groups()
    words = [PIECES[piece]]
    if origin:
        words.append("from " + origin)
    words.append("takes on" if takes else "to")
    words.append(file + rank)
    if check == "+":
        words.append("check")
    elif check == "#":
        words.append("mate")
    return " ".join(words)


moves = strip_numbers(game)
print(len(moves), "half moves")
captures = 0
for i, mv in enumerate(moves):
    side = "white" if i % 2 == 0 else "black"
    text = describe(mv)
    if "takes" in text:
        captures += 1
    print(f"{i // 2 + 1:>2} {side:5} {text}")

print("captures:", captures)
print(describe("O-O-O"))
print(describe("Qh7#"))
