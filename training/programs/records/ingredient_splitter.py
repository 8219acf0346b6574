import re

LABEL = ("Zutaten: Weizenmehl (65 %), Zucker, Butter 12,5%, Füllung [Aprikosen, Wasser; Säuerungsmittel: Citronensäure], "
         "Haselnüsse*, Salz. Kann Spuren von Mandeln und Soja enthalten. *aus biologischem Anbau")

head, *sentences = re.split(r"\.\s+", LABEL)
title, _, body = head.partition(":")
print(title, "|", len(sentences), "more sentences")

# commas outside of brackets
items = re.split(r",\s+(?![^\[]*\])", body.strip())
print(len(items), [i[:12] for i in items])

parsed = []
for item in items:
    m = re.search(r"\(?(\d+(?:,\d+)?)\s?%\)?", item)
    percent = float(m[1].replace(",", ".")) if m else None
    parts = re.search(r"\[(.*)\]", item)
    inner = re.split(r"\s*[,;]\s*", parts.group(1)) if parts else []
    name = re.split(r"\s*[(\[*]|\s\d", item, maxsplit=1)[0]
    parsed.append({"name": name, "percent": percent, "bio": item.endswith("*"), "inner": inner})

for p in parsed:
    extra = [k for k in ("bio", "inner") if p[k]]
    print(f"{p['name']:<12}{p['percent'] if p['percent'] is not None else '':>6} {extra}")

traces = re.findall(r"von (.+?) enthalten", LABEL)
names = re.split(r",\s*|\s+und\s+", traces[0])
print("Spuren:", names)

ALLERGENS = re.compile(r"(weizen|gluten)|(butter|milch)|(nüsse|mandel)|(soja)", re.IGNORECASE)
kinds = ["grain", "milk", "nuts", "soy"]
for m in ALLERGENS.finditer(LABEL):
    print(f"{m.start():>4} {m.group()!r:<9} {kinds[m.lastindex - 1]}")

known = sum(p["percent"] or 0 for p in parsed)
print(known, f"{100 - known:.1f} % others", [p["percent"] for p in parsed].count(None))
bold = ALLERGENS.sub(lambda m: m[0].upper(), body)
print(bold[:44], sum(map(str.isupper, bold)))
print(re.subn(r"\s*\(.*?\)|\*", "", "Mehl (65 %) und Nüsse*"), re.split(r"(;|,) ?", "a, b;c"), re.split(r"\W+", "Salz, Öl!", maxsplit=1))
print(parsed[3]["inner"][-1].split(": "), "".join(re.findall(r"\b[A-ZÄÖÜ]", body)), re.search("Rosinen", LABEL))
