import re


class RecipeError(Exception):
    """Base of all problems in this module."""


class UnitError(RecipeError):
    pass


class AmountError(RecipeError):
    pass


GRAMS = {"g": 1, "kg": 1000, "cup": 120, "tbsp": 15}


def to_number(text):
    if "/" in text:
        top, bottom = text.split("/")
        return int(top) / int(bottom)
    return float(text)


def parse_line(line):
    m = re.fullmatch(r"(\S+)\s+(\w+)\s+(.+)", line)
    if m is None:
        raise RecipeError("cannot read line")
    amount, unit, what = m.groups()
    try:
        number = to_number(amount)
    except (ValueError, ZeroDivisionError) as original:
        err = AmountError(f"bad amount {amount}")
        err.add_note("hint: use 1/2 or 0.5")
        raise err from original
    if unit not in GRAMS:
        raise UnitError(unit, sorted(GRAMS)) from None
    return what, round(number * GRAMS[unit])


recipe = ["1/2 kg flour", "2 cup sugar", "3/0 g salt", "1 pinch nutmeg", "butter", "some g yeast"]
total = 0
for line in recipe:
    try:
        what, grams = parse_line(line)
    except UnitError as e:
        unit, known = e.args
        print(f"unit {unit!r} not in {known}; cause={e.__cause__}")
    except AmountError as e:
        print(e, "/", e.__cause__.__class__.__name__, "/", e.__notes__[0])
    except RecipeError as e:
        print(type(e).__name__, "-", e)
    else:
        total += grams
        print(f"{what:.<10}{grams:.>6}")
print("total grams:", total)
print([c.__name__ for c in UnitError.__mro__[:3]])
