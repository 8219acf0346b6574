"""English plural nouns back to singular (for class names from table names)."""

IRREGULAR = {"people": "person", "men": "man", "children": "child", "feet": "foot", "mice": "mouse", "oxen": "ox"}
SAME = frozenset("series species news sheep bus gas lens status".split())
RULES = [
    ("ies", "y", 5),
    ("ves", "f", 5),
    ("sses", "ss", 5),
    ("shes", "sh", 5),
    ("ches", "ch", 5),
    ("xes", "x", 4),
    ("oes", "o", 5),
    ("s", "", 3),
]


def match_case(word, like):
    if like.isupper() and len(like) > 1:
        return word.upper()
    return word.capitalize() if like[:1].isupper() else word.lower()


def singular(word):
    low = word.lower()
    if low in SAME or low.endswith("ss"):
        return word
    many = next(filter(low.endswith, IRREGULAR), None)
    if many:
        head = word[:len(word) - len(many)]
        return head + match_case(IRREGULAR[many], word[len(head):])
    for ending, new, least in RULES:
        if low.endswith(ending) and len(low) >= least:
            stem = word[:-len(ending)]
            return stem + (new.upper() if word.isupper() else new)
    return word


def class_name(table, *, prefix=None):
    parts = table.strip("_").split("_")
    if prefix and parts[0] == prefix:
        del parts[0]
    if not parts or not all(parts):
        raise ValueError(f"no class name in {table!r}")
    parts[-1] = singular(parts[-1])
    return "".join(p[:1].upper() + p[1:] for p in parts)


def is_plural(word):
    return singular(word) != word


def article(noun):
    first = noun.lstrip("\"'(")[:1].lower()
    exceptions = {"hour": "an", "honest": "an", "user": "a", "european": "a", "one": "a"}
    word = noun.lower().split(" ")[0]
    if word in exceptions:
        return exceptions[word]
    return "an" if first in set("aeiou") else "a"


words = ["cities", "WOLVES", "Boxes", "children", "bus"]
for w in words:
    s = singular(w)
    print(f"{w:>9} -> {article(s)} {s}")
print(singular("Salesmen"), singular("tie"), repr(singular("")))
print(class_name("order_items"), class_name("shop_categories", prefix="shop"))
print(class_name("people"), class_name("_user_status_"), class_name("httpLogs"))
print([is_plural(w) for w in ("news", "lions", "Hero")])
print(article("Hour of noon"), article("Umbrella"), article("'igloo'"), article(""), article("European"))
print(match_case("fox", "Xyz"), match_case("Fox", "A"), match_case("fox", ""))
for bad in ("", "__", "a__b"):
    try:
        class_name(bad)
    except ValueError as e:
        print(e)
