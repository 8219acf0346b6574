VOWELS = "aeiou"


def pig(word):
    if word[0] in VOWELS:
        return word + "way"
    for i, c in enumerate(word):
        if c in VOWELS:
            return word[i:] + word[:i] + "ay"
    return word + "ay"


def spoon(word):
    out = []
    for c in word:
        out.append(c)
        if c in VOWELS:
            out.append("b" + c)
    return "".join(out)


def rotate_vowels(word):
    return word.translate(str.maketrans(VOWELS, VOWELS[1:] + VOWELS[0]))


def remove_vowels(word):
    return word.translate({ord(v): None for v in VOWELS})


languages = [pig, spoon, rotate_vowels, remove_vowels]
sentence = "our strong tea is hot"

for lang in languages:
    result = " ".join(lang(w) for w in sentence.split())
    print(f"{lang.__name__:>14}: {result}")

print(pig("rhythm"), spoon("banana"), rotate_vowels("guitar"))
n = sum(1 for c in sentence if c in VOWELS)
print(f"{n} vowels in {len(sentence)} characters ({n / len(sentence):.0%})")
