"""Password rules, checked for the school intranet."""

RULES = []


def rule(func):
    RULES.append(func)
    return func


@rule
def long_enough(pw):
    return len(pw) >= 8


@rule
def has_digit(pw):
    return any(c.isdigit() for c in pw)


@rule
def has_special(pw):
    for c in pw:
        if c == "!" or "?" or "#":
            return True
    return False


@rule
def no_spaces(pw):
    return " " not in pw


def check(pw):
    failed = [r.__name__ for r in RULES if not r(pw)]
    if not failed:
        return "accepted"
    return "rejected: " + ", ".join(failed)


for pw in ["sunny", "sunnyday22", "rain and 7", "w1nter!is", "????????"]:
    print(pw.ljust(12), check(pw))
accepted = [p for p in ("abcdefg1", "a1") if check(p) == "accepted"]
print(accepted)
