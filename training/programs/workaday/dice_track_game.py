# Board game with given dice: bridge, trap, extra turn, throwing out
dice = iter([6, 2, 3, 5, 1, 4, 6, 6, 2, 5, 3])
GOAL = 15
SPECIAL = {
    4: ("bridge", 9),
    7: ("trap", 2),
    12: ("rest", None),
}


class Player:
    def __init__(self, name):
        self.name = name
        self.place = 0
        self.resting = False

    def __repr__(self):
        return f"{self.name}@{self.place}"


def move(player, others, eyes):
    target = player.place + eyes
    if target > GOAL:
        target = GOAL - (target - GOAL)      # bounce back
    match SPECIAL.get(target):
        case ("rest", _):
            player.resting = True
            text = "rests"
        case (what, to):
            target, text = to, what
        case None:
            text = ""
    player.place = target
    for o in others:
        if o.place == target and target != 0:
            o.place = 0
            text += f" throws {o.name} out"
    return text.strip()


def play(*names):
    players = [Player(n) for n in names]
    turn = rounds = 0
    for eyes in dice:
        player = players[turn % len(players)]
        if player.resting:
            player.resting = False
            print(f"   {player.name} waits")
            turn += 1
            player = players[turn % len(players)]
        rounds += 1
        text = move(player, [p for p in players if p is not player], eyes)
        print(f"{rounds:>2} {player.name} rolls {eyes}: {player!r:<9}{text}".rstrip())
        if player.place == GOAL:
            return player, rounds
        if eyes != 6:
            turn += 1
    return None, rounds


winner, rounds = play("Red", "Blue")
print("winner:", winner.name if winner else "nobody", "after", rounds)
rest = list(dice)
print("dice left", rest, "sum", sum(rest))
