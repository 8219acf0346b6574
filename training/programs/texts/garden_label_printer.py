plants = {
    "rosmarin": ("Salvia rosmarinus", "dry, sunny"),
    "farn": ("Dryopteris", "shade"),
    "sonnenhut": ("Echinacea purpurea", "sun"),
}


def box(lines, width=24, char="*"):
    top = char * width
    yield top
    for line in lines:
        if len(line) > width - 4:
            line = line[: width - 7] + "..."
        yield f"{char} {line:<{width - 4}} {char}"
    yield top


def label(key):
    latin, place = plants[key]
    genus, *species = latin.split(maxsplit=1)
    short = genus[0] + ". " + species[0] if species else genus
    wishes = [w.strip() for w in place.split(",")]
    return [key.title(), short, "likes " + " & ".join(wishes)]


for i, key in enumerate(sorted(plants)):
    for row in box(label(key), char="*#="[i]):
        print(row)

print("\n".join(box(["a very long line that must be cut"], 16, "+")))
chars = sum(len(r) for r in box(["x"], 10))
print("characters in small box:", chars)
print("farn".center(12, "~"), "farn".find("r"), "farn".find("z"))
print("tab\tstop".expandtabs(6))
