"""Chainable validators which collect all the errors of a record."""
import re
from datetime import date

_MAIL = re.compile(r"[^@\s]+@[^@\s]+\.[a-z]{2,}")


class Invalid(Exception):
    def __init__(self, errors):
        self.errors = errors
        super().__init__("; ".join(f"{k}: {v}" for k, v in errors.items()))


def required(value):
    if value in (None, "", [], {}):
        raise ValueError("is required")
    return value


def between(lo=None, hi=None):
    def check(value):
        if lo is not None and value < lo:
            raise ValueError(f"must be >= {lo}")
        if hi is not None and value > hi:
            raise ValueError(f"must be <= {hi}")
        return value
    return check


def integer(value):
    if isinstance(value, bool):
        raise ValueError("must be a whole number")
    try:
        return int(value)
    except (TypeError, ValueError):
        raise ValueError("must be a whole number") from None


def email(value):
    if not _MAIL.fullmatch(value.lower()):
        raise ValueError("is no e-mail address")
    return value.lower()


def iso_date(value):
    return value if isinstance(value, date) else date.fromisoformat(value)


def optional(*checks):
    def run(value):
        if value is None:
            return None
        for c in checks:
            value = c(value)
        return value
    return run


def validate(record, rules, *, extra="forbid"):
    clean, errors = {}, {}
    for name, checks in rules.items():
        value = record.get(name)
        try:
            for check in checks:
                value = check(value)
            clean[name] = value
        except ValueError as exc:
            errors[name] = str(exc)
    if extra == "forbid":
        errors.update((k, "is unknown") for k in record if k not in rules)
    if errors:
        raise Invalid(errors)
    return clean


if __name__ == "__main__":
    MEMBER = {
        "name": [required, str.strip],
        "age": [integer, between(16, 99)],
        "mail": [required, email],
        "joined": [optional(iso_date, between(lo=date(2000, 1, 1)))],
    }
    print(validate({"name": " Ida ", "age": "44", "mail": "Ida@Club.org"}, MEMBER))
    tries = [
        {"name": "", "age": 12, "mail": "a@b"},
        {"name": "Uwe", "age": True, "mail": "u@w.de", "joined": "1999-12-31"},
        {"name": "Eva", "age": None, "mail": "e@v.at", "joined": "soon", "x": 1},
    ]
    for t in tries:
        try:
            validate(t, MEMBER)
        except Invalid as e:
            print(len(e.errors), "|", *(f"{k} {v}." for k, v in e.errors.items()))
    ok = validate({"name": "L", "age": 16, "mail": "l@m.fr", "y": 0}, MEMBER, extra="ignore")
    assert ok["joined"] is None and "y" not in ok
    print(iso_date(date(2020, 5, 1)), between(hi=3)(3))
