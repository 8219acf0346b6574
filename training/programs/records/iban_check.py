import re

LENGTHS = {"DE": 22, "NO": 15, "BE": 16, "GB": 22, "FR": 27}


def clean(s):
    return re.sub(r"[\s-]", "", s).upper()


def digits(s):
    # letters become two digits: A = 10 ... Z = 35
    return "".join(str(int(c, 36)) for c in s)


def problem(iban):
    iban = clean(iban)
    m = re.match(r"([A-Z]{2})(\d\d)([0-9A-Z]+)$", iban)
    if not m:
        return "wrong form"
    land, check, account = m.groups()
    wanted = LENGTHS.get(land)
    if wanted is None:
        return "country " + land + " not supported"
    if len(iban) != wanted:
        return "%d characters instead of %d" % (len(iban), wanted)
    rest = int(digits(account + land + check)) % 97
    if rest != 1:
        good = 98 - int(digits(account + land + "00")) % 97
        return f"check digits {check}, should be {good:02d}"
    return None


def grouped(iban, n=4):
    iban = clean(iban)
    return " ".join(iban[i:i + n] for i in range(0, len(iban), n))


accounts = [
    ("Yılmaz", "DE89 3704 0044 0532 0130 00"),
    ("Haugen", "no9386011117947"),
    ("De Smet", "BE68-5390-0754-7043"),
    ("Smith", "GB82 WEST 1234 5698 7654 3"),
    ("Novák", "CZ65 0800 0000 1920 0014 5399"),
    ("Empty", "   "),
]

ok = []
for holder, iban in accounts:
    p = problem(iban)
    if p:
        print(f"{holder:<8} ✗ {p}")
    else:
        print(f"{holder:<8} ✓ {grouped(iban)}")
        ok.append(clean(iban))

print([i[-4:] for i in ok])
print(digits("DE"), digits("WEST"), digits(""))
masked = [re.sub(r"(?<=^.{4}).+(?=.{2}$)", lambda m: "•" * len(m[0]), i) for i in ok]
print(masked)
print(sorted({i[:2] for i in ok} | {"AT"}), all(map(str.isalnum, ok)))
