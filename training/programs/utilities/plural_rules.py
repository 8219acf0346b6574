# Plural categories differ: English has 2 forms, Polish 3, Irish 5 (we have four languages)
from string import Formatter


def english(n):
    return "one" if n == 1 else "other"


def french(n):
    return "one" if abs(n) < 2 else "other"


def polish(n):
    if n == 1:
        return "one"
    if 2 <= n % 10 <= 4 and not 12 <= n % 100 <= 14:
        return "few"
    return "many"


def latvian(n):
    if n % 10 == 0 or 11 <= n % 100 <= 19:
        return "zero"
    return "one" if n % 10 == 1 else "other"


RULES = {"en": english, "fr": french, "pl": polish, "lv": latvian}


def category(n, lang="en"):
    base = lang.replace("_", "-").split("-")[0].lower()
    try:
        return RULES[base](n)
    except KeyError:
        raise LookupError(f"no plural rule for {lang}") from None


def choose(n, forms, lang="en"):
    """forms: {'one': ..., 'few': ..., '=0': ...}"""
    exact = forms.get(f"={n}")
    if exact is not None:
        return exact
    return forms.get(category(n, lang)) or forms["other"]


class PluralFormatter(Formatter):
    """'{n} {n:egg|eggs}' picks by the number; '{x!t}' is title case"""

    def __init__(self, lang="en"):
        self.lang = lang

    def format_field(self, value, spec):
        if "|" not in spec:
            return super().format_field(value, spec)
        forms = spec.split("|")
        order = {"en": ("one", "other"), "fr": ("one", "other"), "pl": ("one", "few", "many")}[self.lang]
        return dict(zip(order, forms))[category(value, self.lang)]

    def convert_field(self, value, conversion):
        if conversion == "t":
            return str(value).title()
        return super().convert_field(value, conversion)


for lang in RULES:
    print(lang, *(category(n, lang) for n in (0, 1, 2, 5, 12, 21, 22)))
print(category(1.5, "fr_CA"), category(-1, "fr"), category(-1))
pliki = {"one": "plik", "few": "pliki", "many": "plików", "=0": "brak plików"}
print([choose(n, pliki, lang="pl") for n in (0, 1, 3, 13, 104)])
print(choose(1, {"other": "sheep"}), choose(0, {"one": "day", "other": "days"}, "fr"))
f = PluralFormatter()
print(f.format("{0} {0:egg|eggs}, {1:.1f} kg", 1, 0.5))
print(f.format("{n:>3} {n:box|boxes} for {who!t}", n=12, who="mrs o'neil"))
print(PluralFormatter("pl").format("{k} {k:kot|koty|kotów}; {name!r}", k=22, name="Zoë"))
for call in (lambda: category(3, "xx"), lambda: choose(2, {"one": "a"}), lambda: f.format("{}")):
    try:
        call()
    except (LookupError) as e:
        print(type(e).__name__, e)
print(PluralFormatter("lv").format("{n:a|b}", n=4))
