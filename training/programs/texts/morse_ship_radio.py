CODE = dict(zip("ABCDEHILMNOPRSTU", ".- -... -.-. -.. . .... .. .-.. -- -. --- .--. .-. ... - ..-".split()))
BACK = {v: k for k, v in CODE.items()}


def send(text):
    words = []
    for word in text.upper().split():
        signs = [CODE.get(c, "?") for c in word]
        words.append(" ".join(signs))
    return " / ".join(words)


def receive(signal):
    words = signal.split(" / ")
    return " ".join("".join(BACK.get(s, "_") for s in w.split()) for w in words)


def duration(signal):
    table = {".": 2, "-": 4, " ": 2, "/": 2}
    return sum(table.get(c, 0) for c in signal)


for ship, msg in [("Elbe", "Sos"), ("Nordlicht", "man at helm"), ("Pia", "Go on")]:
    sig = send(msg)
    print(f"{ship:<10}{sig}")
    answer = receive(sig)
    print(f"{'':<10}{answer.capitalize()!r} took {duration(sig)} units")
    if "?" in sig:
        print(f"{'':<10}lost letters: {sig.count('?')}")

print(max(CODE.items(), key=lambda kv: (len(kv[1]), kv[0])))
shorts = [k for k, v in CODE.items() if len(v) <= 2]
print("".join(shorts))
