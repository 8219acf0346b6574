"""Pattern matcher on lists of words with ?x (one word) and *x (many)."""


def match(pattern, words, bound=None):
    bound = dict(bound or {})
    if not pattern:
        return bound if not words else None
    head, *rest = pattern
    if head.startswith("*"):
        for n in range(len(words) + 1):
            result = match(rest, words[n:], bound | {head[1:]: words[:n]})
            if result is not None:
                return result
        return None
    if not words:
        return None
    if head.startswith("?"):
        name = head[1:]
        if name in bound and bound[name] != words[0]:
            return None
        bound[name] = words[0]
    elif head != words[0]:
        return None
    return match(rest, words[1:], bound)


SWAP = {"my": "your", "i": "you", "me": "you", "am": "are"}
RULES = [
    ("i need *x", "Why do you need {x}?"),
    ("?a and ?a again", "Only {a}, always {a}!"),
    ("*any my ?kin *does", "Tell me about your {kin}."),
    ("*x because *y", "Is {y} the true reason?"),
]


def reply(sentence):
    words = sentence.lower().strip(".!").split()
    for number, (pattern, answer) in enumerate(RULES):
        found = match(pattern.split(), words)
        if found is None:
            continue
        filled = {}
        for key, val in found.items():
            val = [val] if isinstance(val, str) else val
            filled[key] = " ".join(SWAP.get(w, w) for w in val)
        return number, answer.format(**filled)
    return None, "Go on."


talk = ["I need my lamp.", "Rain and rain again!", "Rain and snow again",
        "My aunt sings", "Late because i am"]
used = [0] * len(RULES)
for line in talk:
    number, answer = reply(line)
    if number is not None:
        used[number] += 1
    print(line)
    print("   ", answer)
print("rules used:", used)
print(match("*a x *b".split(), "p x q x".split()))
