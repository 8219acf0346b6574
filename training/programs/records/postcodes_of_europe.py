import re

PATTERNS = {
    "DE": r"\d{5}",
    "NL": r"[1-9]\d{3} ?[A-Z]{2}",
    "PL": r"\d{2}-\d{3}",
    "SE": r"\d{3} ?\d{2}",
    "PT": r"\d{4}-\d{3}",
    "GB": r"[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}",
}
COMPILED = {land: re.compile(p) for land, p in PATTERNS.items()}


def normalise(raw):
    code = raw.strip().upper()
    land, dash, rest = code.partition("-")
    if dash and land in COMPILED:
        return land, rest
    return None, code


def countries_for(code):
    return [land for land, rx in COMPILED.items() if rx.fullmatch(code)]


samples = ["de-10115", "1012 ab", "00-950", "0123 AB", " gb-sw1a 1aa", "PT-1100-148", "11455", "nl-10115", ""]

valid = 0
for raw in samples:
    land, code = normalise(raw)
    fits = countries_for(code)
    if not fits:
        verdict = "no country knows it"
    elif land is None:
        verdict = "could be " + "/".join(fits)
        valid += 1
    elif land in fits:
        verdict = f"fine for {land}"
        valid += 1
    else:
        verdict = f"not {land}, rather {', '.join(fits)}"
    print(f"{raw!r:<16}{verdict}")

print(f"{valid} of {len(samples)} usable ({valid / len(samples):.1%})")

gb = COMPILED["GB"].fullmatch("M1 1AE")
print(gb.group(), gb.span(), gb.end() - gb.start())
print(COMPILED["SE"].match("114 55 Stockholm").group())
print(COMPILED["SE"].fullmatch("114 55 Stockholm"))
