# Membership records of a gym: dataclasses that validate themselves
from dataclasses import asdict, dataclass, field, replace
from datetime import date


class ValidationError(ValueError):
    def __init__(self, **errors):
        self.errors = errors
        super().__init__(", ".join(f"{k}: {v}" for k, v in errors.items()))


@dataclass(frozen=True)
class Address:
    street: str
    zip: str

    def __post_init__(self):
        if len(self.zip) != 5 or not self.zip.isdecimal():
            raise ValidationError(zip=f"{self.zip!r} is no zip code")


@dataclass
class Member:
    name: str
    email: str
    since: date
    address: Address | None = None
    courses: list[str] = field(default_factory=list)

    def __post_init__(self):
        self.name = " ".join(self.name.split()).title()
        errors = {}
        if not self.name:
            errors["name"] = "empty"
        user, at, host = self.email.partition("@")
        if not (user and at and "." in host):
            errors["email"] = "looks wrong"
        if isinstance(self.address, dict):
            try:
                self.address = Address(**self.address)
            except (TypeError, ValidationError) as e:
                errors["address"] = str(e).split("() ")[-1]
        if errors:
            raise ValidationError(**errors)

    @classmethod
    def from_row(cls, row):
        name, email, since, *rest = (c.strip() for c in row.split(";"))
        return cls(name, email, date.fromisoformat(since), courses=rest)

    def years(self, today):
        before = (today.month, today.day) < (self.since.month, self.since.day)
        return today.year - self.since.year - before


today = date(2024, 5, 2)
m = Member.from_row(" eva   klein; eva@mail.org; 2019-05-03; yoga; box ")
print(m.name, m.years(today), m.courses)
m2 = replace(m, address={"street": "Elm 3", "zip": "04103"}, courses=[])
print(m2.address, m2 == m, m2.since is m.since)
print(asdict(m2)["address"]["zip"], m.address)

bad = [
    dict(name=" ", email="x@y"),
    dict(name="Al", email="al@x.de", address={"street": "A", "zip": "12"}),
    dict(name="Bo", email="@x.de", address={"street": "A"}),
]
for values in bad:
    try:
        Member(since=today, **values)
    except ValidationError as e:
        print(sorted(e.errors), "|", e)
try:
    m2.address.zip = "00000"
except AttributeError as e:
    print(type(e).__name__, e)
