def check_digit(digits):
    total = 0
    for i, d in enumerate(reversed(digits)):
        total += int(d) * (3 if i % 2 == 0 else 1)
    return -total % 10


def is_valid(code):
    return code.isdigit() and len(code) in (8, 13) and check_digit(code[:-1]) == int(code[-1])


def weight_price(code):
    """Codes that start with 2 hold a price in cents."""
    return int(code[7:12]) / 100 if code[0] == "2" else None


PREFIX = {range(400, 441): "Germany", range(500, 510): "UK", range(300, 380): "France", range(978, 980): "book"}


def origin(code):
    head = int(code[:3])
    for r, land in PREFIX.items():
        if head in r:
            return land
    return "unknown"


scans = ["4006381333931", "4006381333930", "96385074", "9783161484100", "2112345003450", "501234567890", "40063813 3393", ""]
good = []
for s in scans:
    if not is_valid(s):
        hint = ""
        if s.isdecimal() and len(s) == 12:
            hint = f"-> {s}{check_digit(s)}"
        print(f"{s or '(empty)':<15}bad {hint}".rstrip())
        continue
    good.append(s)
    price = weight_price(s)
    print(f"{s:<15}{origin(s) if len(s) == 13 else 'short code':<12}{'' if price is None else f'{price:.2f} €'}")

print(len(good), "of", len(scans), [len(g) for g in good])
print(check_digit("7351353"), check_digit("0"), check_digit(""), -23 % 10, -20 % 10)
print("²".isdigit(), "²".isdecimal(), "٣".isdecimal(), int("٣"), "½".isnumeric(), "-1".isdigit())
grouped = f"{good[0][0]} {good[0][1:7]} {good[0][7:]}"
print(grouped, grouped.split(" ", 1)[1].replace(" ", "-"), good[0][::-1], good[0][-1:-6:-2])
digits = [int(c) for c in good[-1]]
print(sum(digits[::2]), sum(digits[1::2]), digits.count(0), max(digits), digits[2:5])
shelf = {g[-4:]: i for i, g in enumerate(good, 10)}
print(shelf, shelf.get("3930", "not on shelf"))
