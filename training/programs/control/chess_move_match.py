def describe(move):
    match move:
        case "O-O":
            return "short castling"
        case "O-O-O":
            return "long castling"
        case [piece, start, target] if start == target:
            return f"{piece} does not move?"
        case ["pawn", start, target]:
            return f"pawn {start}-{target}"
        case ["pawn", start, target, ("queen" | "knight") as new]:
            return f"pawn {start}-{target} becomes {new}"
        case [piece, start, "x", target]:
            return f"{piece} takes on {target} from {start}"
        case [piece, *rest]:
            return f"{piece} with {len(rest)} more fields"
        case None:
            return "resigns"
        case _:
            return "unknown: " + repr(move)


game = [
    ["pawn", "e2", "e4"],
    ["pawn", "e7", "e5"],
    "O-O",
    ["bishop", "c4", "x", "f7"],
    ["king", "e8", "e8"],
    ("pawn", "a7", "a8", "queen"),
    ["rook"],
    42,
    None,
]
unknown = 0
for nr, move in enumerate(game, 1):
    text = describe(move)
    if text.startswith("unknown"):
        unknown += 1
    side = "white" if nr % 2 else "black"
    print(f"{nr}. {side}: {text}")
print("moves not understood:", unknown)
