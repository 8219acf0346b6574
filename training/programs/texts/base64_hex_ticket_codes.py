import base64
import binascii

tickets = [("A12", 3), ("B07", 10), ("C99", 1)]


def make_code(seat, price):
    payload = f"{seat}|{price}".encode("ascii")
    check = sum(payload) % 256
    return base64.b64encode(payload + bytes([check])).decode()


def read_code(code):
    raw = base64.b64decode(code)
    payload, check = raw[:-1], raw[-1]
    if sum(payload) % 256 != check:
        raise ValueError(f"checksum {check:#04x} wrong")
    seat, price = payload.decode().split("|")
    return seat, int(price)


codes = [make_code(s, p) for s, p in tickets]
for code in codes:
    print(code, "->", read_code(code))

forged = base64.b64encode(b"A12|1" + b"\x00").decode()
try:
    read_code(forged)
except ValueError as err:
    print("forged:", err)

try:
    base64.b64decode("abc")
except binascii.Error as err:
    print("broken:", err)

h = "Gate 5".encode().hex()
print(h, bytes.fromhex(h))
print(h.upper(), [h[i:i + 2] for i in range(0, len(h), 2)])
print(int(h[:2], 16), hex(255), format(10, "08b"))
print(base64.b32encode(b"hi").decode(), base64.urlsafe_b64encode(b"\xfb\xff"))
