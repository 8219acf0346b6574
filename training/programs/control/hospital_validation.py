"""Validate intake forms before they reach the ward."""


class FormError(ValueError):
    def __init__(self, field, problem):
        super().__init__(f"{field}: {problem}")
        self.field = field


def require(form, field):
    value = form.get(field, "")
    if isinstance(value, str):
        value = value.strip()
    if value in ("", None):
        raise FormError(field, "missing")
    return value


def check_temperature(form):
    try:
        t = float(require(form, "temp"))
    except FormError:
        raise
    except ValueError as e:
        raise FormError("temp", "not a number") from e
    if not 30 <= t < 45:
        raise FormError("temp", f"{t} is not plausible")
    return "fever" if t > 38 else "normal"


def check_name(form):
    name = require(form, "name")
    return name if name.istitle() else name.title()


CHECKS = {"name": check_name, "state": check_temperature}


def validate(form):
    result, problems = {}, []
    for key, check in CHECKS.items():
        try:
            result[key] = check(form)
        except FormError as e:
            problems.append(str(e))
    return result, problems


accepted = 0
forms = [
    {"name": "lena wolf", "temp": "38.6"},
    {"name": "  ", "temp": 36.9},
    {"name": "Omar Diaz", "temp": "warm"},
    {"temp": 77},
]
for i, f in enumerate(forms):
    ok, bad = validate(f)
    accepted += not bad
    print(i, ok, "OK" if not bad else "; ".join(bad))
print("accepted", accepted, "of", len(forms))
