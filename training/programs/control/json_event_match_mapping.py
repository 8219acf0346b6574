def handle(event: dict, world: dict) -> str:
    match event:
        case {"type": "spawn", "who": str(who), "at": [x, y]}:
            world[who] = {"pos": (x, y), "hp": 10}
            return f"{who} appears at {x},{y}"
        case {"type": "move", "who": who} if who not in world:
            return f"{who} is not here"
        case {"type": "move", "who": who, "dx": int(dx), **rest}:
            x, y = world[who]["pos"]
            world[who]["pos"] = (x + dx, y + rest.get("dy", 0))
            return f"{who} moves to {world[who]['pos']}"
        case {"type": "hit", "who": who, "damage": (int() | float()) as d} if d > 0:
            world[who]["hp"] -= d
            if world[who]["hp"] <= 0:
                del world[who]
                return f"{who} is gone"
            return f"{who} has {world[who]['hp']} hp"
        case {"type": "chat", "text": "", **extra}:
            return "somebody stays silent"
        case {"type": "chat", "text": text}:
            return f"says {text!r}"
        case {"type": kind}:
            return f"unhandled type {kind}"
        case {}:
            return "event without type"


world = {}
events = [
    {"type": "spawn", "who": "orc", "at": [2, 5]},
    {"type": "move", "who": "elf", "dx": 1},
    {"type": "move", "who": "orc", "dx": -1, "dy": 3},
    {"type": "hit", "who": "orc", "damage": 4},
    {"type": "chat", "text": "grr"},
    {"type": "chat", "text": "", "loud": True},
    {"type": "hit", "who": "orc", "damage": 6.5},
    {"type": "dance"},
    {"speed": 3},
]
for e in events:
    print("-", handle(e, world))
print("left in the world:", world)
