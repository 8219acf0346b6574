"""Collect all form errors and raise them together."""


class FieldError(ValueError):
    def __init__(self, field, message):
        super().__init__(f"{field}: {message}")
        self.field = field


class Missing(FieldError):
    def __init__(self, field):
        super().__init__(field, "required")


class Field:
    def __init__(self, name, convert=str, *checks, optional=False):
        self.name = name
        self.convert = convert
        self.checks = checks
        self.optional = optional

    def clean(self, raw):
        raw = (raw or "").strip()
        if not raw:
            if self.optional:
                return None
            raise Missing(self.name)
        try:
            value = self.convert(raw)
        except ValueError as e:
            raise FieldError(self.name, f"cannot read {raw!r}") from e
        for check in self.checks:
            problem = check(value)
            if problem:
                raise FieldError(self.name, problem)
        return value


def between(low, high):
    def check(value):
        if value < low:
            return f"{value} is below {low}"
        if value > high:
            return f"{value} is above {high}"
    return check


class Form:
    def __init__(self, *fields):
        self.fields = fields

    def clean(self, data):
        values, errors = {}, []
        for f in self.fields:
            try:
                values[f.name] = f.clean(data.get(f.name))
            except FieldError as e:
                errors.append(e)
        unknown = [k for k in data if k not in {f.name for f in self.fields}]
        errors.extend(KeyError(k) for k in unknown)
        if errors:
            raise ExceptionGroup(f"{len(errors)} problems", errors)
        return values


form = Form(
    Field("name"),
    Field("age", int, between(16, 99)),
    Field("height", float, between(0.5, 2.5), lambda v: "too exact" if round(v, 2) != v else None),
    Field("phone", str, optional=True),
)

entries = [
    {"name": " Aarav ", "age": "31", "height": "1.78", "phone": ""},
    {"name": "", "age": "12", "height": "1,78"},
    {"name": "Inés", "age": "100", "height": "1.805", "shoe": "39"},
    {"age": "x"},
]
for entry in entries:
    missing = []
    try:
        print("ok", form.clean(entry))
    except* Missing as group:
        missing = [e.field for e in group.exceptions]
        print("missing:", missing)
    except* FieldError as group:
        for e in group.exceptions:
            print("  -", e, "| cause", type(e.__cause__).__name__)
    except* KeyError as group:
        print("  unknown:", [e.args[0] for e in group.exceptions])

try:
    form.clean(entries[1])
except ExceptionGroup as eg:
    match_, rest = eg.split(Missing)
    print(eg.message, len(eg.exceptions), match_.exceptions[0], len(rest.exceptions))
    print(eg.subgroup(lambda e: "below" in str(e)).exceptions)
    print(eg.subgroup(TypeError))
