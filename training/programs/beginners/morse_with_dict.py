MORSE = {"a": ".-", "e": ".", "h": "....", "l": ".-..", "o": "---",
         "r": ".-.", "s": "...", "t": "-", "d": "-..", "w": ".--"}

# turn the dictionary around
letters = {}
for key in MORSE:
    letters[MORSE[key]] = key


def encode(text):
    code = ""
    for ch in text.lower():
        if ch == " ":
            code += "/ "
        elif ch in MORSE:
            code += MORSE[ch] + " "
        else:
            raise KeyError(ch)
    return code.strip()


def decode(code):
    text = ""
    for part in code.split(" "):
        if part == "/":
            text += " "
        else:
            text += letters.get(part, "?")
    return text


def duration(code):
    # dot 1, dash 3, gap 1
    time = 0
    for sign in code:
        if sign == ".":
            time += 1
        elif sign == "-":
            time += 3
        else:
            time += 1
    return time


for message in ["Sos", "the", "zoo"]:
    try:
        c = encode(message)
        print(message, "=>", c)
        print("   takes", duration(c), "units, back:", decode(c))
        if decode(c) != message:
            print("   (not exactly the same)")
    except KeyError as e:
        print("No morse for", e, "in", message)

print(decode(".... . .-.. .-.. --- ..-- .--"))
short = sorted(MORSE, key=lambda k: (len(MORSE[k]), k))
print("shortest codes:", short[:3])
print(sum(1 for c in MORSE.values() if "-" not in c), "codes only have dots")
