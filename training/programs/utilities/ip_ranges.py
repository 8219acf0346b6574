"""IPv4 helpers: addresses are ints inside, text outside."""


class AddressError(ValueError):
    pass


def to_int(text):
    octets = text.split(".")
    if len(octets) != 4:
        raise AddressError(f"{text}: expected 4 octets, found {len(octets)}")
    value = 0
    for octet in octets:
        if not octet.isdecimal() or (len(octet) > 1 and octet[0] == "0"):
            raise AddressError(f"{text}: bad octet {octet!r}")
        value = value * 256 + int(octet)
    if any(int(octet) > 255 for octet in octets):
        raise AddressError(f"{text}: octet above 255")
    return value


def to_text(value):
    return ".".join(map(str, value.to_bytes(4, "big")))


def mask(prefix):
    return 0xFFFFFFFF << (32 - prefix) & 0xFFFFFFFF


def network(cidr, *, strict=True):
    address, _, length = cidr.partition("/")
    prefix = int(length) if length else 32
    ip = to_int(address)
    base = ip & mask(prefix)
    if strict and base != ip:
        raise AddressError(f"{cidr} has host bits set")
    return base, prefix


def bounds(cidr):
    base, prefix = network(cidr, strict=False)
    return base, base | ~mask(prefix) & 0xFFFFFFFF


def contains(cidr, address):
    low, high = bounds(cidr)
    return low <= to_int(address) <= high


def prefix_from_mask(text):
    bits = f"{to_int(text):032b}"
    ones = bits.rstrip("0")
    if "0" in ones:
        raise AddressError(f"{text} is not a netmask")
    return len(ones)


def split_net(cidr, into):
    base, prefix = network(cidr)
    longer = prefix + (into - 1).bit_length()
    step = 1 << (32 - longer)
    return [f"{to_text(base + i * step)}/{longer}" for i in range(into)]


print(hex(to_int("192.168.1.20")))
print(to_text(0), to_text(3232235777), to_text(2 ** 32 - 1))
print([to_text(mask(p)) for p in (8, 20, 32, 0)])
print(network("172.16.0.0/12"), network("8.8.4.4"))
print(*map(to_text, bounds("192.168.1.77/26")))
print(contains("10.20.0.0/16", "10.20.255.1"))
print(prefix_from_mask("255.255.240.0"))
print(split_net("10.0.0.0/24", 4))
print(split_net("10.0.0.0/30", 3))
bad = ["10.0.0", "1.2.3.256", "1.2.03.4"]
for text in bad:
    try:
        to_int(text)
    except AddressError as e:
        print(e)
for f, arg in [(network, "10.0.0.5/24"), (prefix_from_mask, "255.0.255.0"), (to_text, -1)]:
    try:
        f(arg)
    except (AddressError, OverflowError) as e:
        print(type(e).__name__, "-", e)
