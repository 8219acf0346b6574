from itertools import groupby

CODE = dict(zip("aeioumnrst", ".- . .. --- ..- -- -. .-. ... -".split()))
BACK = {v: k for k, v in CODE.items()}


def to_signal(text):
    """Text to a string of 1 (key down) and 0 (key up)."""
    words = []
    for word in text.lower().split():
        letters = []
        for ch in word:
            marks = [("1" if c == "." else "111") for c in CODE.get(ch, "")]
            if marks:
                letters.append("0".join(marks))
        words.append("000".join(letters))
    return "0000000".join(words)


def runs(signal):
    for bit, group in groupby(signal):
        yield bit, sum(1 for _ in group)


def from_signal(signal):
    letter, text = "", ""
    for bit, length in runs(signal):
        if bit == "1":
            letter += "." if length == 1 else "-"
            continue
        if length >= 3:
            text += BACK.get(letter, "?")
            letter = ""
        if length >= 7:
            text += " "
    return text + BACK.get(letter, "?")


if __name__ == "__main__":
    for message in ("Am", "a tie", "Xi"):
        sig = to_signal(message)
        decoded = from_signal(sig)
        print(message, len(sig), "units")
        print("  " + sig.replace("1", "=").replace("0", "."))
        same = decoded == message.lower()
        print("  back:", decoded, "(same)" if same else "(lost something)")
    downs = sum(n for bit, n in runs(to_signal("Mai")) if bit == "1")
    print(f"key down {downs} of {len(to_signal('Rose'))}")
    print("noise:", from_signal("1010001"))
