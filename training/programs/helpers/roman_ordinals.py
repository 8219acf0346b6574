"""Roman numerals, English ordinals and numbers in words."""
import re

_PAIRS = ((1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"),
          (50, "L"), (40, "XL"), (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I"))
_VALID = re.compile(r"M{0,3}(CM|CD|D?C{0,3})(XC|XL|L?X{0,3})(IX|IV|V?I{0,3})")
_SMALL = ("zero one two three four five six seven eight nine ten eleven twelve thirteen "
          "fourteen fifteen sixteen seventeen eighteen nineteen").split()
_TENS = "twenty thirty forty fifty sixty seventy eighty ninety".split()


class RomanError(ValueError):
    pass


def to_roman(n, *, lower=False):
    if not isinstance(n, int) or isinstance(n, bool):
        raise TypeError("int expected")
    if not 0 < n < 4000:
        raise RomanError(f"{n} is out of range")
    out = ""
    for value, letters in _PAIRS:
        times, n = divmod(n, value)
        out += letters * times
    return out.lower() if lower else out


def from_roman(text):
    text = text.strip().upper()
    if not text or not _VALID.fullmatch(text):
        raise RomanError(f"not a numeral: {text!r}")
    total, pos = 0, 0
    for value, letters in _PAIRS:
        while text.startswith(letters, pos):
            total += value
            pos += len(letters)
    return total


def ordinal(n):
    if 10 <= abs(n) % 100 <= 20:
        return f"{n}th"
    return f"{n}" + {1: "st", 2: "nd", 3: "rd"}.get(abs(n) % 10, "th")


def in_words(n):
    if n < 0:
        return "minus " + in_words(-n)
    if n < 20:
        return _SMALL[n]
    if n < 100:
        tens, ones = divmod(n, 10)
        return _TENS[tens - 2] + ("-" + _SMALL[ones] if ones else "")
    for size, name in ((1000, "thousand"), (100, "hundred")):
        if n >= size:
            head, tail = divmod(n, size)
            return f"{in_words(head)} {name}" + (f" {in_words(tail)}" if tail else "")


if __name__ == "__main__":
    for year in (4, 49, 1666, 1987):
        r = to_roman(year)
        print(year, r, from_roman(r))
    print(to_roman(14, lower=True), from_roman(" xiv "))
    print(" ".join(map(ordinal, (1, 2, 3, 4, 11, 112, 121, -3))))
    for n in (0, 17, 40, 85, 312, -2006):
        print(n, "is", in_words(n))
    for fn, arg in ((to_roman, 0), (to_roman, 4000), (to_roman, 2.0), (from_roman, "IIX"), (from_roman, "")):
        try:
            fn(arg)
        except (RomanError, TypeError) as e:
            print(fn.__name__, arg, "->", type(e).__name__, e)
    assert all(from_roman(to_roman(k)) == k for k in range(1, 6))
