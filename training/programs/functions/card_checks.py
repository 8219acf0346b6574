# check digits in different walks of life
from dataclasses import dataclass
import re


@dataclass(frozen=True)
class Result:
    code: str
    valid: bool
    hint: str = ""


def library_card(code: str) -> Result:
    """Six digits, weights 7 3 1, last is the check digit."""
    digits = [int(c) for c in code if c.isdigit()]
    if len(digits) != 6:
        return Result(code, False, f"{len(digits)} digits")
    expected = sum(d * w for d, w in zip(digits, (7, 3, 1, 7, 3))) % 10
    if digits[-1] != expected:
        return Result(code, False, f"want {expected}")
    return Result(code, True)


def letter_mod(text):
    rest = 0
    for ch in text.upper():
        if ch.isdigit():
            v = int(ch)
            rest = (rest * 10 + v) % 97
        elif "A" <= ch <= "Z":
            v = ord(ch) - 55
            rest = (rest * 100 + v) % 97
        elif ch not in " -":
            raise ValueError(f"character {ch!r}")
    return rest


def account(code):
    m = re.fullmatch(r"([A-Z]{2})(\d\d)([A-Z0-9 ]+)", code)
    if m is None:
        return Result(code, False, "shape")
    land, check, body = m.groups()
    wanted = 98 - letter_mod(body + land + "00")
    return Result(code, int(check) == wanted, "" if int(check) == wanted else f"want {wanted:02}")


def typo_candidates(code):
    """Swap neighbours until the card is valid."""
    found = []
    for i in range(len(code) - 1):
        if code[i] == code[i + 1]:
            continue
        swapped = code[:i] + code[i + 1] + code[i] + code[i + 2:]
        if library_card(swapped).valid:
            found.append(swapped)
    return found


for c in ("123450", "123456", "12-34", "", "900003"):
    r = library_card(c)
    print("ok " if r.valid else "BAD", repr(c), r.hint)
print(account("XY00 ABC 12"), account("xy12"), sep="\n")
fixed = account("XY00 ABC 12").hint.split()[-1]
print(account(f"XY{fixed} ABC 12").valid)
for t in ("A1", "", "ß", "z-9"):
    try:
        print(t, letter_mod(t), end="; ")
    except ValueError as e:
        print(e, end="; ")
print()
print(typo_candidates("213456"), typo_candidates("777777"))
