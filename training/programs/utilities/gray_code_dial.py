from typing import Iterable, Iterator, List


def to_gray(n: int) -> int:
    if n < 0:
        raise ValueError("n < 0")
    return n ^ (n >> 1)


def from_gray(g: int) -> int:
    n = 0
    while g:
        n ^= g
        g >>= 1
    return n


def bits(n: int, width: int = 8, sep: int = 0) -> str:
    """Binary text; sep groups the digits from the right."""
    text = format(n & ((1 << width) - 1), f"0{width}b")
    if sep:
        head = len(text) % sep
        parts = [text[:head]] if head else []
        parts += [text[i:i + sep] for i in range(head, len(text), sep)]
        text = "_".join(parts)
    return text


def set_positions(n: int) -> Iterator[int]:
    while n:
        low = n & -n
        yield low.bit_length() - 1
        n &= n - 1


def parity(n: int, even: bool = True) -> int:
    ones = n.bit_count() & 1
    return ones if even else 1 - ones


def rotate_left(n: int, k: int, width: int = 8) -> int:
    k %= width
    mask = (1 << width) - 1
    n &= mask
    return ((n << k) | (n >> (width - k))) & mask


def reverse_bits(n: int, width: int = 8) -> int:
    return int(bits(n, width)[::-1], 2)


def to_signed(n: int, width: int = 8) -> int:
    sign = 1 << (width - 1)
    return (n & (sign - 1)) - (n & sign)


def changed(values: Iterable[int]) -> List[int]:
    values = list(values)
    return [(a ^ b).bit_count() for a, b in zip(values, values[1:])]


codes = [to_gray(i) for i in range(8)]
print(codes, changed(codes), changed(range(5)))
print([from_gray(g) for g in (0, 5, 12, 255)])
print(bits(5), bits(5, 4), bits(-1, 6), bits(300))
print(bits(0b1011010, 10, sep=4), bits(9, width=8, sep=4))
print(list(set_positions(0b10010010)), list(set_positions(0)), list(set_positions(4096)))
print(parity(0b111), parity(0b111, even=False), parity(0))
for k in (1, 4, -1, 9):
    print(k, bits(rotate_left(0xC1, k)), hex(rotate_left(0xC1, k)), end=" ; ")
print()
print(reverse_bits(1), reverse_bits(0b1100, width=4), reverse_bits(0x3D))
print(to_signed(0xFF), to_signed(0x7F), to_signed(0x8000, 16), to_signed(12, width=4))
print(~5, ~0 & 0xF, 6 ^ 3, 1 << 10 >> 3, -9 >> 1)
try:
    to_gray(-2)
except ValueError as e:
    print("ValueError", e)
