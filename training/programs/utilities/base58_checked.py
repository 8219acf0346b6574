# bytes <-> base58 with a two byte checksum, as in paper wallets
import hashlib

ALPHA = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz"


def encode(data: bytes) -> str:
    n = int.from_bytes(data, "big")
    chars = []
    while n > 0:
        n, r = divmod(n, 58)
        chars.append(ALPHA[r])
    zeros = len(data) - len(data.lstrip(b"\0"))
    return ALPHA[0] * zeros + "".join(chars[::-1])


def decode(text: str) -> bytes:
    body = text.lstrip(ALPHA[0])
    n = 0
    for ch in body:
        n = n * 58 + ALPHA.index(ch)
    size = (n.bit_length() + 7) // 8
    return bytes(len(text) - len(body)) + n.to_bytes(size, "big")


def tag(data, size=2):
    return hashlib.sha256(data).digest()[:size]


def seal(data, version=0):
    payload = bytes([version]) + data
    return encode(payload + tag(payload))


def unseal(text, *, expect=None):
    """-> (version, data)"""
    raw = decode(text)
    if len(raw) < 3:
        raise ValueError("too short: %d byte(s)" % len(raw))
    payload, check = raw[:-2], raw[-2:]
    if tag(payload) != check:
        raise ValueError("checksum mismatch in " + shorten(text))
    version = payload[0]
    if expect is not None and version != expect:
        raise ValueError(f"version {version}, expected {expect}")
    return version, payload[1:]


def shorten(text, keep=3):
    return text if len(text) <= 2 * keep + 2 else f"{text[:keep]}..{text[-keep:]}"


print(encode(b"hi"), encode(b""), encode(b"\0\0\x01"), encode(b"\xff"))
print(decode("8wr"), decode("11"), decode(""), decode("z").hex())
print([decode(encode(b)) == b for b in (b"\0", b"a\0", bytes(4))])
ticket = seal(b"gate7", version=9)
version, data = unseal(ticket)
print(version, data, len(ticket), ticket == seal(b"gate7", 9))
print(unseal(seal(b""), expect=0))
print(shorten("abcdefgh"), shorten("abcdefghi"), shorten("abcdefghi", keep=2))
swapped = ticket[1] + ticket[0] + ticket[2:]
for text, opts in ((swapped, {}), ("2", {}), (ticket, {"expect": 1})):
    try:
        print(unseal(text, **opts))
    except ValueError as e:
        print("ValueError:", str(e).split(" in ")[0])
try:
    decode("5O1")
except ValueError as e:
    print("ValueError:", e)
print(hashlib.md5(b"").hexdigest()[:8], tag(b"abc", size=4).hex(), hashlib.sha1(b"abc").hexdigest()[-6:])
