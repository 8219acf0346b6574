import re
from collections import defaultdict


class Room:
    def __init__(self, name):
        self.name = name
        self.members = {}
        self.inbox = defaultdict(list)
        self.muted = set()

    def join(self, nick):
        if nick.lower() in (m.lower() for m in self.members):
            nick += "_"
        self.members[nick] = 0
        self.say("*", f"{nick} joined {self.name}")
        return nick

    def say(self, nick, text):
        if nick in self.muted:
            return 0
        if nick != "*":
            self.members[nick] += 1
        text = re.sub(r"\bdarn\b", "d**n", text, flags=re.I)
        targets = [m for m in re.findall(r"@(\w+)", text) if m in self.members]
        receivers = targets or [m for m in self.members if m != nick]
        for r in receivers:
            self.inbox[r].append(f"<{nick}> {text}")
        return len(receivers)


room = Room("#chessclub")
a = room.join("Fritz")
b = room.join("olga")
c = room.join("FRITZ")
print(a, b, c)
print(room.say("olga", "who has the big clock?"))
print(room.say("Fritz", "@olga Darn, I left it at home"))
room.muted.add("FRITZ_")
print(room.say("FRITZ_", "spam spam"))
print(room.say("olga", "thanks @Fritz and @nobody"))
for nick in sorted(room.inbox):
    msgs = room.inbox[nick]
    print(f"{nick} has {len(msgs)}, last: {msgs[-1]}")
quiet = [m for m, n in room.members.items() if n == 0]
print("quiet:", quiet)
