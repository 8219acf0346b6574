# check digits for cards, ISBN-10 and EAN-13
import re

_CLEAN = re.compile(r"[\s\-]")


class CheckDigitError(ValueError):
    """Carries the digit which would have been right."""

    def __init__(self, number, expected):
        super().__init__(f"{number}: check digit should be {expected}")
        self.expected = expected


def normalise(number, *, allow_x=False):
    if isinstance(number, int):
        number = str(number)
    text = _CLEAN.sub("", number).upper()
    body = text[:-1] if allow_x and text.endswith("X") else text
    if not body.isdecimal():
        raise ValueError(f"only digits allowed: {number!r}")
    return text


def luhn(payload):
    total = 0
    for i, ch in enumerate(reversed(normalise(payload))):
        d = int(ch)
        if i % 2 == 0:
            d = d * 2 - 9 if d > 4 else d * 2
        total += d
    return str(-total % 10)


def isbn10(payload):
    s = sum(w * int(c) for w, c in zip(range(10, 1, -1), normalise(payload)))
    r = -s % 11
    return "X" if r == 10 else str(r)


def ean13(payload):
    s = sum(int(c) * (3 if i % 2 else 1) for i, c in enumerate(normalise(payload)))
    return str(-s % 10)


def verify(number, scheme=luhn, *, strict=False):
    text = normalise(number, allow_x=scheme is isbn10)
    expected = scheme(text[:-1])
    if expected == text[-1]:
        return True
    if strict:
        raise CheckDigitError(number, expected)
    return False


def mask(number, visible=4, *, char="*"):
    text = normalise(number)
    if visible <= 0:
        return char * len(text)
    return char * (len(text) - visible) + text[-visible:]


if __name__ == "__main__":
    for p in ("123456", 8001, "55 10-20"):
        d = luhn(p)
        print(p, "+", d, verify(f"{p}{d}"), verify(f"{p}{(int(d) + 1) % 10}"))
    print(isbn10("314159265"), isbn10("000000001"), ean13("400123456789"))
    print([n for n in ("0-00-000001-9", "000000006X", "0000000010") if verify(n, isbn10)])
    for bad in ("12a4", "", "4001234567890"):
        try:
            print(verify(bad, ean13, strict=True))
        except CheckDigitError as e:
            print("wrong digit:", e, "/", e.expected)
        except ValueError as e:
            print("unusable:", e)
    print(mask("1234 5678 90"), mask(777, 0), mask("99", 4, char="#"))
    assert verify("00")
