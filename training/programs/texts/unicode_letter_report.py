import unicodedata as ud

text = "Año 9: Ω≈ß ½ ж"

groups = {}
for ch in text:
    cat = ud.category(ch)
    groups.setdefault(cat, "")
    groups[cat] += ch

for cat in sorted(groups):
    print(cat, repr(groups[cat]), len(groups[cat]))

for ch in "ñΩ½ж":
    name = ud.name(ch).split()
    print(f"U+{ord(ch):04X}", " ".join(name[:3]).lower())

print(ud.numeric("½"), ud.digit("9"), "½".isdigit(), "½".isnumeric())
print("ß".upper(), "ß".casefold(), len("ß".upper()))

one = "é"
two = "e\u0301"
print(len(one), len(two), one == two)
print(ud.normalize("NFC", two) == one, len(ud.normalize("NFD", one)))
print("\N{SNOWMAN}" == chr(9731), ud.lookup("GREEK SMALL LETTER PI"))

letters = [c for c in text if c.isalpha()]
print("".join(letters), all(c.isascii() for c in letters))
accents = [c for c in text if ud.decomposition(c)]
print(accents)
print(text.encode("unicode_escape").decode()[:20])
