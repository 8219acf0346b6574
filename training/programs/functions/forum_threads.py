from collections import defaultdict, deque
import re


class Message:
    __slots__ = ("num", "subject", "author", "parent")

    def __init__(self, num, subject, author, parent=None):
        self.num, self.subject, self.author, self.parent = num, subject, author, parent

    def __repr__(self):
        return "<%d %s>" % (self.num, self.author)


def clean_subject(s):
    s = (s or "").strip()
    while True:
        shorter = re.sub(r"^(re|fwd?|aw)\s*:\s*", "", s, flags=re.I)
        if shorter == s:
            break
        s = shorter
    return s or "(no subject)"


def group_threads(messages):
    groups = defaultdict(list)
    for m in messages:
        groups[clean_subject(m.subject).casefold()].append(m)
    return {title: msgs for title, msgs in groups.items()}


def depth_of(msg, by_num):
    depth, seen = 0, set()
    while msg.parent is not None:
        if msg.num in seen:
            return -1           # somebody forged headers
        seen.add(msg.num)
        msg = by_num.get(msg.parent)
        if msg is None:
            break
        depth += 1
    return depth


def latest(messages, n=2):
    window = deque(maxlen=n)
    for m in messages:
        window.append(m)
    return list(window)


inbox = [
    Message(1, "Leaky roof", "ann"),
    Message(2, "Re: leaky roof", "bob", 1),
    Message(3, "FWD: RE: Leaky Roof", "cy", 2),
    Message(4, None, "dee", 99),
    Message(5, "Aw: Picnic", "ann", 6),
    Message(6, "Picnic", "bob", 5),
]
index = {m.num: m for m in inbox}
for title, msgs in group_threads(inbox).items():
    print(title.center(20, "-"))
    for m in msgs:
        k = depth_of(m, index)
        print("loop!" if k < 0 else "  " * k, m)
print(latest(inbox), latest(inbox[:1]), latest([], 5))
for odd in ("re:re: Fw : x", "Regards", "RE:"):
    print(repr(odd), "->", repr(clean_subject(odd)))
