from string import ascii_lowercase, ascii_uppercase


def build_table(shift):
    low = ascii_lowercase[shift:] + ascii_lowercase[:shift]
    up = ascii_uppercase[shift:] + ascii_uppercase[:shift]
    return str.maketrans(ascii_lowercase + ascii_uppercase, low + up)


def encode(msg, shift):
    return msg.translate(build_table(shift % 26))


def decode(msg, shift):
    return encode(msg, -shift)


camp_notes = {
    "owls": ("Meet at the river, 9 pm", 5),
    "foxes": ("Bring rope & torch", 11),
    "bears": ("Zebra zone closed", 1),
}

secret = {}
for team, (note, key) in camp_notes.items():
    hidden = encode(note, key)
    secret[team] = hidden
    print("%-6s key=%2d  %s" % (team, key, hidden))

for team in secret:
    back = decode(secret[team], camp_notes[team][1])
    print(team, "ok" if back == camp_notes[team][0] else "BROKEN")

# somebody forgot the key: guess by looking for a known word
found = encode("the tent is behind the mill", 19)
print("found:", found)
for guess in range(4, 9):
    trial = decode(found, guess * 3 - 2)
    if " the " in f" {trial} ":
        print("key is", guess * 3 - 2, "->", trial)
        break
    print("not", guess * 3 - 2, trial[:8])
