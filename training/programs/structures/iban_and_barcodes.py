COUNTRY_LENGTH = {"DE": 22, "NL": 18, "NO": 15}


def iban_problem(iban):
    s = iban.replace(" ", "").upper()
    country, check = s[:2], s[2:4]
    if country not in COUNTRY_LENGTH:
        return f"country {country or '-'}"
    if len(s) != COUNTRY_LENGTH[country]:
        return f"length {len(s)} instead of {COUNTRY_LENGTH[country]}"
    if not check.isdecimal():
        return "check digits"
    rearranged = s[4:] + s[:4]
    number = int("".join(str(int(ch, 36)) for ch in rearranged))
    rest = number % 97
    return None if rest == 1 else f"rest {rest}"


def grouped(iban, size=4):
    s = "".join(iban.split())
    return " ".join(s[i:i + size] for i in range(0, len(s), size))


for text in ["NO93 8601 1117 947", "no9386011117948", "FR76", "NOx3 8601 1117 947", "NL1", ""]:
    problem = iban_problem(text)
    print(f"{text[:12]:<13}", "ok" if problem is None else "bad: " + problem)
print(grouped("NO9386011117947"), grouped("ABC", size=2))


def ean_check(digits):
    total = sum(int(d) * (3 if i % 2 else 1) for i, d in enumerate(digits))
    return -total % 10


for code in ("400638133393", "471951200288"):
    print(code + str(ean_check(code)), ean_check(code))


def damm_like(text):
    state = 0
    for ch in text:
        state = (state * 3 + int(ch)) % 7
    return state


print([damm_like(t) for t in ("", "6", "572", "527")])
print(int("z", 36), int("A", 36), int("10", 2), int(" 42 "), int("-0x1F", 16), int("1_000"))
weights = [7, 3, 1]
plate = "HB2"
value = sum(int(c, 36) * w for c, w in zip(plate, weights))
print(value, value % 10, [int(c, 36) for c in plate])
swapped = [code[:i] + code[i + 1] + code[i] + code[i + 2:] for i in (0, 4)]
print(swapped, [ean_check(s) == ean_check(code) for s in swapped])
for bad in ("12a", "½", "٣"):
    try:
        print(repr(bad), bad.isdigit(), bad.isdecimal(), int(bad))
    except ValueError as e:
        print(e)
print(ean_check("4006"), ean_check(""))
