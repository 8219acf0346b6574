"""Names for people: headlines, initials, monograms, sentence case."""
import string

LITTLE = {"a", "an", "the", "of", "and", "in", "on", "to", "for", "de", "la", "y", "von", "und"}


def headline(text, *, little=LITTLE, keep_upper=True):
    words = text.split()
    out = []
    for i, word in enumerate(words):
        if keep_upper and len(word) > 1 and word.isupper():
            out.append(word)
        elif 0 < i < len(words) - 1 and word.lower() in little:
            out.append(word.lower())
        else:
            out.append("-".join(p[:1].upper() + p[1:].lower() for p in word.split("-")))
    return " ".join(out)


def sentence(text, end="."):
    text = " ".join(text.split())
    if not text:
        return ""
    text = text[0].upper() + text[1:]
    return text if text[-1] in ".!?…" else text + end


def initials(name, *, dots=True, limit=None):
    letters = [part[0].upper() for part in name.replace("-", " ").split() if part[0].isalpha()]
    if limit is not None:
        letters = letters[:limit]
    return "".join(l + "." for l in letters) if dots else "".join(letters)


def surname_first(name):
    *first, last = name.rsplit(maxsplit=1)
    if not first:
        return last
    given, particle = first[0].split(), []
    while len(given) > 1 and given[-1].islower():
        particle.insert(0, given.pop())
    return f"{' '.join(particle + [last])}, {' '.join(given)}"


def possessive(name):
    return name + ("'" if name.endswith(("s", "x", "z")) else "'s")


def swap_ends(word):
    """Upper case at both ends only"""
    if len(word) < 2:
        return word.swapcase()
    first, *middle, last = word
    return first.upper() + "".join(middle).lower() + last.upper()


def is_shouting(text, share=0.7):
    letters = [c for c in text if c.isalpha()]
    if len(letters) < 4:
        return False
    return sum(map(str.isupper, letters)) / len(letters) >= share


print(headline("the lord of the north-sea ferries"))
print(headline("report FOR nasa AND ESA", keep_upper=False), "|", headline("visit from ESA"))
print(headline("la casa de papel", little={"de"}), repr(headline("  ")))
print(sentence("  we are   closed today"), sentence("Really?"), repr(sentence("\n")), sentence("öl", end="!"))
print(initials("Anna-Lena Krüger"), initials("j. r. r. tolkien", dots=False), initials("3 Amigos"))
print(initials("María del Mar Pérez", limit=2), repr(initials("")))
for n in ("Ludwig van Beethoven", "Cher", "Oscar de la Renta", "Priya Raman"):
    print(f"{surname_first(n):<24}{possessive(n)}")
print([swap_ends(w) for w in ("lighthouse", "ab", "Q", "", "ßx")])
print(is_shouting("STOP THAT now"), is_shouting("OK"), is_shouting("Hello There", share=0.2))
print(string.capwords("it's  a dog's life"), "it's a dog's".title(), "ÉCOLE straße".capitalize())
print("ﬁn".upper(), "İ".lower() == "i", "Straße".casefold() == "STRASSE".casefold(), "x1y".title())
try:
    surname_first("   ")
except ValueError as e:
    print("ValueError:", e)
