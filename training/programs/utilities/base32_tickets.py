"""Ticket numbers in a base-32 alphabet that is easy to read aloud."""

ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
VALUES = {ch: i for i, ch in enumerate(ALPHABET)}
VALUES.update({"O": 0, "I": 1, "L": 1})


class TicketError(ValueError):
    """Raised when a ticket cannot be read."""


def encode(number, width=0, group=0):
    if isinstance(number, bool) or not isinstance(number, int):
        raise TypeError("need an int")
    if number < 0:
        raise TicketError("negative number")
    digits = []
    while True:
        digits.append(ALPHABET[number & 31])
        number >>= 5
        if not number:
            break
    text = "".join(reversed(digits)).rjust(width, "0")
    if group:
        text = "-".join(text[i:i + group] for i in range(0, len(text), group))
    return text


def decode(ticket):
    number = 0
    for pos, ch in enumerate(ticket.upper()):
        if ch == "-":
            continue
        if ch not in VALUES:
            raise TicketError("bad symbol %r at %d in %r" % (ch, pos, ticket))
        number = number << 5 | VALUES[ch]
    return number


def with_check(number, **kw):
    return f"{encode(number, **kw)}/{ALPHABET[number % 31]}"


def checked(ticket):
    body, slash, check = ticket.rpartition("/")
    if not slash:
        raise TicketError("no check symbol")
    number = decode(body)
    if VALUES.get(check.upper()) != number % 31:
        raise TicketError(f"check is {check}, should be {ALPHABET[number % 31]}")
    return number


print(encode(0), encode(31), encode(32), encode(148_273))
print(encode(5, width=4), encode(2 ** 40 - 1, group=4))
print(decode("4GSH"), decode("oil"), decode("1-0"))
print(decode(""), decode("zz") == 32 ** 2 - 1)
t = with_check(90210, width=6, group=3)
print(t, checked(t), checked(t.lower()))
for bad in ("02R-32/", "2R32", "U1/0", "2R32/5"):
    try:
        print(checked(bad))
    except TicketError as e:
        print(f"{bad:<9}{e}")
for arg in (True, 2.0, -4):
    try:
        encode(arg)
    except (TypeError, TicketError) as e:
        print(type(e).__name__, "-", e)
