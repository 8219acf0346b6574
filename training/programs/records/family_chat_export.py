import re
from datetime import datetime

CHAT = """[03.05.24, 18:02:11] Oma Gerda: Wer bringt Kuchen? 🍰
[03.05.24, 18:04:59] Tío Paco: yo no :(
[03.05.24, 23:58:00] Nele: Ich!
Zwei sogar.
[04.05.24, 00:01:30] Nele: <Bild weggelassen>
[04.05.24, 07:15:00] Oma Gerda: Danke Nele!!! 12:30 Uhr bei uns
[04.05.24, 07:15:40] Gruppe: Tío Paco hat die Gruppe verlassen
"""

START = re.compile(r"^\[(\d\d\.\d\d\.\d\d), (\d\d:\d\d:\d\d)\] ([^:]+): (.*)$")

messages = []
for line in CHAT.splitlines():
    m = START.match(line)
    if m:
        day, clock, who, text = m.groups()
        when = datetime.strptime(day + clock, "%d.%m.%y%H:%M:%S")
        messages.append([when, who, text])
    else:
        messages[-1][2] += "\n" + line

print(len(messages), "messages from", len({w for _, w, _ in messages}), "senders")
for when, who, text in messages:
    if text.startswith("<") and text.endswith(">"):
        text = "(" + text[1:-1].split()[0] + ")"
    print(f"{when:%a %H:%M} {who.split()[-1]:>7}: {text!r}")

pauses = []
for a, b in zip(messages, messages[1:]):
    pauses.append((b[0] - a[0]).total_seconds())
print(pauses)
longest = pauses.index(max(pauses))
print("longest pause before", messages[longest + 1][1], f"{max(pauses) / 3600:.2f} h")

words = re.findall(r"[^\W\d_]+", " ".join(m[2] for m in messages if m[1] == "Nele"))
print(words, sum(map(len, words)))
marks = {who: sum(t.count("!") for _, w, t in messages if w == who) for _, who, _ in messages}
print(marks)
times = re.findall(r"\b([01]?\d|2[0-3]):([0-5]\d)\b(?= Uhr)", CHAT)
print(times, [int(h) * 60 + int(m) for h, m in times])
emoji = re.findall(r"[\U0001F300-\U0001FAFF]", CHAT)
print(len(emoji), [f"U+{ord(c):X}" for c in emoji], ascii(emoji[0]))
print(messages[3][0].date() - messages[2][0].date(), messages[3][0] - messages[2][0])
print(re.search(r":[-']?[()D]", CHAT).group(), bool(re.search(r":-\)", CHAT)))
