ALIASES = {"n": "north", "s": "south", "i": "inventory", "grab": "take", "l": "look"}
FILLER = ("the", "a", "to", "please")


class Player:
    def __init__(self):
        self.bag = []
        self.pos = 0

    def do_take(self, args):
        if not args:
            return "Take what?"
        thing = " ".join(args)
        self.bag.append(thing)
        return f"You take {thing}."

    def do_go(self, args):
        step = {"north": 1, "south": -1}.get(args[0] if args else "", 0)
        self.pos += step
        return f"You are in room {self.pos}." if step else "No way."

    def do_inventory(self, args):
        return "Bag: " + (", ".join(sorted(self.bag)) or "nothing")


def tokenize(line):
    words = line.lower().rstrip("!.").split()
    words = [ALIASES.get(w, w) for w in words]
    return [w for w in words if w not in FILLER]


hero = Player()
inputs = ["Please grab the rusty key!", "go n", "GO to the moon", "take", "i", "dance."]
for line in inputs:
    tokens = tokenize(line)
    verb, *rest = tokens
    handler = getattr(hero, "do_" + verb, None)
    if handler is None:
        print(f"> {line}\n  I don't know how to {verb!r}.")
        continue
    print(f"> {line}")
    print("  " + handler(rest))

print("room", hero.pos, "items", len(hero.bag))
