from dataclasses import dataclass, field


@dataclass(frozen=True)
class Move:
    player: str
    san: str
    spent: int


@dataclass
class Clock:
    white: int = 60
    black: int = 60
    bonus: int = 2
    history: list = field(default_factory=list)

    def press(self, move: Move) -> int:
        left = getattr(self, move.player) - move.spent + self.bonus
        setattr(self, move.player, left)
        self.history.append(move)
        return left


def fix_notation(move: Move) -> Move:
    # somebody typed zeros for castling
    if move.san == "0-0":
        move.san = "O-O"
    return move


game = [
    Move("white", "e4", 5),
    Move("black", "c5", 9),
    Move("white", "Nf3", 4),
    Move("black", "d6", 14),
    Move("white", "0-0", 3),
    Move("black", "Nf6", 7),
]

clock = Clock(bonus=1)
number = 1
for mv in game:
    mv = fix_notation(mv)
    remaining = clock.press(mv)
    prefix = f"{number}." if mv.player == "white" else "  "
    print(prefix, mv.san, "left:", remaining)
    if mv.player == "black":
        number += 1
        print("   diff", clock.white - clock.black)
print(len(clock.history), "moves")
