import unicodedata
import re
from collections import OrderedDict

STOP = ("the", "a", "of", "and")


def slugify(title, maxlen=24):
    if not isinstance(title, str):
        raise TypeError(f"title must be str, not {type(title).__name__}")
    plain = unicodedata.normalize("NFKD", title)
    plain = "".join(c for c in plain if not unicodedata.combining(c))
    words = re.findall(r"[a-z0-9]+", plain.lower())
    slug = ""
    for w in words:
        if w in STOP and len(words) > 2:
            continue
        if len(slug) + len(w) + 1 > maxlen:
            break
        slug = slug + "-" + w if slug else w
    return slug or "untitled"


def reading_time(text, wpm=200):
    words = len(text.split())
    if not words:
        return "nothing to read"
    minutes = words / wpm
    if minutes < 1:
        return f"{round(minutes * 60)} s"
    return f"{minutes:.0f} min"


def excerpt(text, limit=30):
    text = " ".join(text.split())
    if len(text) <= limit:
        return text
    cut = text.rfind(" ", 0, limit)
    if cut <= 0:
        cut = limit - 1
    return text[:cut].rstrip(",;:") + "…"


def title_case(text):
    out = []
    for i, w in enumerate(text.split(" ")):
        if i and w.lower() in STOP:
            out.append(w.lower())
        elif w.isupper() and len(w) <= 3:
            out.append(w)
        else:
            out.append(w[:1].upper() + w[1:].lower())
    return " ".join(out)


posts = OrderedDict()
drafts = ["THE return of the Cafés", "Œuvre & NASA", "the return OF CAFES!", "???", 404,
          "Incomprehensibilities everywhere in Ljubljana"]
for d in drafts:
    try:
        s = slugify(d)
    except TypeError as e:
        print("skip:", e)
        continue
    n = 2
    unique = s
    while unique in posts:
        unique = f"{s}-{n}"
        n += 1
    posts[unique] = title_case(d)
for s, t in posts.items():
    print(f"{s:<22} {t}")
body = "When we opened,  nobody came; later on everybody wanted seats."
print(excerpt(body), "|", excerpt("short"), "|", excerpt("x" * 50, 5), "|", excerpt(body, 15))
print([reading_time(t) for t in ("", body, "la " * 900)])
