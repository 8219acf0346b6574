"""Numbers on old buildings."""

SIGNS = [(1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"),
         (50, "L"), (40, "XL"), (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I")]


def chronogram(text):
    """Sum of all letters which are roman digits (capitals only)."""
    value = {s: n for n, s in SIGNS if len(s) == 1}
    picked = [c for c in text if c in value]
    return sum(value[c] for c in picked), "".join(picked)


def carve(year):
    if not isinstance(year, int) or year <= 0:
        return f"cannot carve {year!r}"
    out = ""
    for n, sign in SIGNS:
        count, year = divmod(year, n)
        out += sign * count
    return out


def century(year):
    if year == 0:
        raise ValueError("there was no year 0")
    n = (abs(year) + 99) // 100
    if n % 100 in (11, 12, 13):
        suffix = "th"
    else:
        suffix = {1: "st", 2: "nd", 3: "rd"}.get(n % 10, "th")
    return f"{n}{suffix} century" + (" BC" if year < 0 else "")


def describe(building):
    name, inscription, known = building
    year, letters = chronogram(inscription)
    if known and year != known:
        return f"{name}: {letters} = {year}, but registers say {known} ({known - year:+d})"
    return f"{name}: {letters or 'nothing'} = {year}, {century(year) if year else 'undated'}"


buildings = (
    ("Mill", "MoLa DeI CoLVIt", None),
    ("Gate", "reX DeDIt MVros", 1600),
    ("Barn", "built by hands", None),
    ("Inn", "MDCCXLIV", 1744),
)
for b in buildings:
    print(describe(b))
print([carve(y) for y in (1, 49, 1994, 0, -5, "12", 3.0)])
for y in (1, 100, 101, 1201, 2024, -44, 0):
    try:
        print(y, "->", century(y))
    except ValueError as e:
        print(y, "!!", e)
