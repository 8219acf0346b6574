# check digits for the school library labels
def isbn10_ok(text):
    digits = [c for c in text if c.isdigit() or c == "X"]
    if len(digits) != 10:
        return False
    total = 0
    for weight, c in zip(range(10, 0, -1), digits):
        v = 10 if c == "X" else int(c)
        total += weight * v
    return total % 11 == 0


def ean_digit(first12):
    odd = sum(int(c) for c in first12[0::2])
    even = sum(int(c) for c in first12[1::2])
    return (10 - (odd + 3 * even) % 10) % 10


labels = ["3-16-148410-X", "0-306-40615-2", "0-306-40615-3", "12345"]
for label in labels:
    print(label.ljust(15), "valid" if isbn10_ok(label) else "WRONG")

for code in ("978316148410", "400638133393"):
    d = ean_digit(code)
    full = code + str(d)
    print(full[0], full[1:7], full[7:], "check digit", d)
