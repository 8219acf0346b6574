ROOMS = {
    "hall": {"north": "library", "east": "kitchen"},
    "library": {"south": "hall", "up": "attic"},
    "kitchen": {"west": "hall"},
    "attic": {"down": "library"},
}
items = {"kitchen": "key", "library": "lamp"}
bag = []
here = "hall"
turn = 0
script = iter("look,east,take,take,west,north,up,take,down,take,up,open,dance".split(","))

running = True
while running:
    command = next(script, None)
    if command is None:
        print("No more commands.")
        break
    turn += 1
    if command in ROOMS[here]:
        target = ROOMS[here][command]
        if target == "attic" and "lamp" not in bag:
            print("Too dark up there.")
            continue
        here = target
        print("You are in the", here)
    elif command == "look":
        print("Exits:", ", ".join(sorted(ROOMS[here])))
    elif command == "take":
        thing = items.pop(here, None)
        if not thing:
            print("Nothing here.")
            continue
        bag.append(thing)
        print("Taken:", thing)
    elif command == "open" and here == "attic":
        won = "key" in bag
        print("The chest opens!" if won else "Locked.")
        running = not won
    else:
        print("What?", command)
else:
    print("You win in", turn, "turns")
print("bag:", bag, "left:", items, "next would be:", next(script, "-"))
