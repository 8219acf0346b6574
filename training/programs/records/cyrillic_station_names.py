"""Transliterates names of railway stations."""
PAIRS = "аa бb вv гg дd еe зz иi йj кk лl мm нn оo пp рr сs тt уu фf ыy эe"
MULTI = {"ж": "zh", "х": "kh", "ц": "ts", "ч": "ch", "ш": "sh", "щ": "shch", "ю": "yu", "я": "ya", "ё": "yo", "ь": None, "ъ": ""}

table = str.maketrans({p[0]: p[1] for p in PAIRS.split()} | MULTI)
print(len(table), table[ord("б")], table[ord("щ")], table[ord("ь")])

stations = ["Москва", "Нижний Новгород", "Казань", "Ёлкино-2", "Щёлково"]


def latin(name):
    low = name.lower().translate(table)
    words = [w[:1].upper() + w[1:] for w in low.split(" ")]
    return " ".join(words)


for s in stations:
    t = latin(s)
    size = len(s.encode("utf-8"))
    print(f"{t:<18}{len(s):>3} letters {size:>3} bytes {t.isascii()} {s.isalpha()}")

codes = {latin(s)[:3].upper(): s for s in stations}
print(codes.keys() >= {"MOS", "KAZ"}, list(codes))

# other uses of translate
print("12.50 €".translate(str.maketrans(".", ",", "€ ")))
print("phone: (030) 55-44".translate({ord(c): None for c in "()- "}))
rot = str.maketrans("abcxyz", "xyzabc")
print("cabbage lazy".translate(rot), "xyz".translate(rot).translate(rot) == "xyz")
print("Ünïcode".translate({0xDC: "Ue", 0xEF: "i"}), "aAa".translate({97: 98}))
print(str.maketrans("ab", "12", "c"))
try:
    str.maketrans("abc", "de")
except ValueError as e:
    print("ValueError:", e)
print("ß".upper(), "ẞ".lower(), "İ".lower() == "i", "Straße".casefold() == "STRASSE".casefold())
print(sorted(stations)[0], sorted(stations, key=latin)[0], max(stations, key=len).swapcase())
print(b"a-b-c".translate(None, b"-"), b"abc".translate(bytes.maketrans(b"ac", b"xz")))
