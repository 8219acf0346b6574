rooms = {
    "beach": {"exits": {"north": "door"}, "items": ["key", "shell"]},
    "door": {"exits": {"south": "beach", "up": "lamp room"}, "items": [], "locked": "up"},
    "lamp room": {"exits": {"down": "door"}, "items": ["matches"]},
}
player = {"room": "beach", "bag": []}


def go(where):
    room = rooms[player["room"]]
    if where not in room["exits"]:
        return "You can't go there."
    if room.get("locked") == where:
        return "It is locked."
    player["room"] = room["exits"][where]
    return "You are at the " + player["room"] + "."


def take(thing):
    items = rooms[player["room"]]["items"]
    if thing in items:
        items.remove(thing)
        player["bag"].append(thing)
        return f"Taken: {thing}."
    return f"There is no {thing} here."


def use(thing):
    if thing not in player["bag"]:
        return "You don't have that."
    here = player["room"]
    if thing == "key" and "locked" in rooms[here]:
        del rooms[here]["locked"]
        return "Click!"
    elif thing == "matches" and here == "lamp room":
        return "The light shines. You win!"
    return "Nothing happens."


verbs = {"go": go, "take": take, "use": use}
script = ["take key", "go north", "go up", "use key", "go up",
          "dance wildly", "use matches", "take matches", "use matches"]
turns = 0
for line in script:
    verb, _, noun = line.partition(" ")
    action = verbs.get(verb)
    reply = action(noun) if action else f"I don't know how to {verb}."
    turns += bool(action)
    print(f"> {line}\n{reply}")
    if reply.endswith("win!"):
        break
print("Turns:", turns, "Bag:", ", ".join(player["bag"]))
