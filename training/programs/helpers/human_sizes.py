"""Format and parse byte sizes."""
from decimal import Decimal, InvalidOperation
import re

BINARY = ("B", "KiB", "MiB", "GiB", "TiB")
DECIMAL = ("B", "kB", "MB", "GB", "TB")
_SIZE = re.compile(r"^\s*([+-]?[\d.,]+)\s*([kmgt]?)(i?)b?\s*$", re.IGNORECASE)


class SizeError(ValueError):
    pass


def format_size(n, *, binary=False, places=1):
    if isinstance(n, bool) or not isinstance(n, (int, float)):
        raise TypeError("size must be a number")
    units = BINARY if binary else DECIMAL
    base = 1024 if binary else 1000
    sign = "-" if n < 0 else ""
    n = abs(n)
    for unit in units:
        if n < base or unit == units[-1]:
            break
        n /= base
    if unit == "B":
        return f"{sign}{int(n)} B"
    text = f"{n:.{places}f}"
    if "." in text:
        text = text.rstrip("0").rstrip(".")
    return f"{sign}{text} {unit}"


def parse_size(text, default_unit=""):
    if isinstance(text, bytes):
        text = text.decode("ascii")
    if isinstance(text, int):
        return text
    match = _SIZE.match(text)
    if not match:
        raise SizeError(f"cannot parse {text!r}")
    number, letter, binary = match.groups()
    try:
        value = Decimal(number.replace(",", ""))
    except InvalidOperation:
        raise SizeError(f"bad number {number!r}") from None
    power = " kmgt".index((letter or default_unit).lower() or " ")
    return int(value * (1024 if binary else 1000) ** power)


if __name__ == "__main__":
    for n in (0, 999, 1000, 1536, 20_500_000, -2048):
        print(n, "|", format_size(n), "|", format_size(n, binary=True))
    print(format_size(1234567, places=3), format_size(5e15))
    for text in ("10", "1.5k", "2 KiB", "1,024 B", b"3mb", 77):
        print(text, "=>", parse_size(text))
    print(parse_size("4", default_unit="k"))
    for bad in ("", "ten MB", "1.2.3k", "5 XB"):
        try:
            parse_size(bad)
        except SizeError as e:
            print("SizeError:", e)
    try:
        format_size("12")
    except TypeError as e:
        print("TypeError:", e)
    assert parse_size(format_size(512, binary=True)) == 512
