import textwrap

DIALOG = [
    ("Guard", "Halt! Nobody enters the castle after dark."),
    ("Player", "I bring {count} letters for {who}."),
    ("Guard", "Hm... {who}? Then pass, but be quick."),
    ("Cat", ""),
]


class SafeDict(dict):
    def __missing__(self, key):
        return "<" + key + ">"


def speech_bubble(speaker, text, width=22):
    if not text:
        text = "(silence)"
    lines = textwrap.wrap(text, width - 4)
    size = max(map(len, lines))
    yield f" {speaker} ".center(size + 4, "_")
    for line in lines:
        yield "| " + line.ljust(size) + " |"
    yield "'" + "-" * (size + 2) + "'"


values = SafeDict(count=3)
total_rows = 0
for speaker, text in DIALOG:
    if speaker == "Guard":
        values["who"] = "the queen"
    filled = text.format_map(values)
    rows = list(speech_bubble(speaker, filled))
    total_rows += len(rows)
    print("\n".join(rows))

print(total_rows, "rows printed")
print("{x} and {y}".format_map(SafeDict(y="tea")))
w = textwrap.TextWrapper(width=10, max_lines=2, placeholder="~")
print(w.wrap("the drawbridge is closing now"))
print(textwrap.wrap("abcdefghijkl", 5), textwrap.wrap("a well-known king", 7))
