from abc import ABC, abstractmethod
from textwrap import shorten


class Channel(ABC):
    """Template: validate, format, deliver."""
    max_length: int = 160

    def __init__(self, address: str) -> None:
        self.address = self.normalise(address)
        self.sent = 0

    def send(self, subject: str, body: str) -> str:
        if not self.accepts(self.address):
            raise ValueError(f"{self.name} cannot reach {self.address!r}")
        text = self.render(subject, body)
        self.sent += 1
        return f"[{self.name} {self.address}] {shorten(text, self.max_length, placeholder='…')}"

    @property
    @abstractmethod
    def name(self) -> str: ...

    @abstractmethod
    def accepts(self, address: str) -> bool: ...

    def render(self, subject: str, body: str) -> str:
        return f"{subject}: {body}"

    @staticmethod
    def normalise(address: str) -> str:
        return address.strip()


class Email(Channel):
    name = "mail"

    def accepts(self, address):
        user, at, host = address.partition("@")
        return bool(user and at and "." in host)

    @staticmethod
    def normalise(address):
        return address.strip().lower()


class Sms(Channel):
    max_length = 30

    @property
    def name(self):
        return "sms" if self.sent < 2 else "sms+"

    def accepts(self, address):
        return address.startswith("+") and address[1:].isdigit()

    @staticmethod
    def normalise(address):
        return "".join(ch for ch in address if ch.isdigit() or ch == "+")

    def render(self, subject, body):
        return super().render(subject.upper(), body).replace("tomorrow", "tmrw")


class Pager(Sms):
    max_length = 12

    def render(self, subject, body):
        return subject[::-1]


class Carrier(Channel):
    def accepts(self, address):
        return True


channels = [Email("  Ana.Gomez@Example.COM"), Sms("+49 (0)171 / 555-01"), Pager("+1-202"), Email("root@localhost")]
for ch in channels:
    try:
        print(ch.send("Leak", "Water is off tomorrow from 8 to 12, floors 3-5"))
    except ValueError as e:
        print("failed:", e)

print([c.sent for c in channels])
sms = channels[1]
for n in range(2):
    print(sms.send(f"Nr {n}", "ok"))
print(Carrier.__abstractmethods__)
try:
    Carrier("loft 3")
except TypeError as e:
    print("TypeError", "abstract" in str(e))
print(issubclass(Pager, Channel), isinstance(channels[2], Sms), Pager.name.fget is Sms.name.fget)
