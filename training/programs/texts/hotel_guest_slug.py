import re
import unicodedata

names = ["José Núñez", "  Zoë O'Hara ", "Müller & Söhne", "Åsa Öberg-Ström", "José  Nuñez"]


def ascii_only(s):
    decomposed = unicodedata.normalize("NFKD", s)
    return "".join(c for c in decomposed if not unicodedata.combining(c))


def make_slug(s, seen):
    base = ascii_only(s.strip()).lower()
    base = base.replace("&", " and ")
    base = base.replace("'", "")
    base = re.sub(r"[^a-z0-9]+", "-", base).strip("-")
    slug = base
    n = 2
    while slug in seen:
        slug = f"{base}-{n}"
        n += 1
    seen.append(slug)
    return slug


used = []
for name in names:
    slug = make_slug(name, used)
    print(repr(name), "->", slug)

print("guests:", len(used))
longest = max(used, key=len)
print("longest slug:", longest, len(longest))
print([s.count("-") for s in used])
print(sorted(used)[0])
