"""Make ASCII file names out of any title."""
import unicodedata

SPECIAL = str.maketrans({
    "ß": "ss", "æ": "ae", "Æ": "AE", "ø": "o", "Ø": "O", "ł": "l", "Ł": "L", "đ": "d",
    "’": "'", "“": '"', "”": '"', "–": "-", "—": "-", "€": "EUR", "&": " and ",
})
GERMAN = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "Ä": "Ae", "Ö": "Oe", "Ü": "Ue"})
RESERVED = {"con", "nul", "aux", "prn"}


def fold(text: str, lang: str = "") -> str:
    if lang == "de":
        text = text.translate(GERMAN)
    decomposed = unicodedata.normalize("NFKD", text.translate(SPECIAL))
    return decomposed.encode("ascii", "ignore").decode()


def filename(title, ext="", *, lang="", sep="_", maxlen=32, taken=()):
    base = "".join(c if c.isalnum() or c in ".-" else " " for c in fold(title, lang))
    base = sep.join(base.split()).strip(".")
    if not base:
        raise ValueError(f"nothing left of {title!r}")
    if base.lower() in RESERVED:
        base += sep
    dot_ext = f".{ext.lstrip('.')}" if ext else ""
    base = base[: maxlen - len(dot_ext)]
    name, n = base + dot_ext, 1
    while name in taken:
        n += 1
        suffix = f"{sep}{n}"
        name = base[: maxlen - len(dot_ext) - len(suffix)] + suffix + dot_ext
    return name


def same_letters(a, b):
    return fold(a).casefold() == fold(b).casefold()


def search_key(text):
    return " ".join(sorted(fold(text).lower().split()))


def non_ascii(text):
    return {ch: unicodedata.name(ch, "?").title() for ch in text if not ch.isascii()}


print(fold("Crème Brûlée"), fold("Łódź Straße"), fold("Ærø – Smørrebrød"))
print(fold("Köln Übersee", lang="de"), fold("Köln Übersee"), fold("½ ﬁn ²"))
print(repr(fold("日本")), fold("price: 5€ “now”"))
print(filename("Señor Muñoz: CV", "pdf"), filename("a/b\\c?", ext=".txt", sep="-"))
print(filename("Größenwahn & Co.", lang="de"), filename("nul", "log"))
print(filename("The very long story of a lighthouse keeper", "md", maxlen=20))
taken = {"menu.txt", "menu_2.txt"}
print(filename("Menü", "txt", taken=taken), filename("menu", "csv", taken=taken))
print(filename("abcdefgh", "x", maxlen=8, taken=["abcdef.x"]))
print(same_letters("Éric", "eric"), same_letters("Weiß", "WEISS"), same_letters("Bø", "Bö"))
print(search_key("Müller Änne"), search_key("  b A  á "))
print(non_ascii("naïve ñ"), non_ascii("plain"))
for title in ("", "…", "日本"):
    try:
        print(filename(title))
    except ValueError as e:
        print("ValueError:", e)
