class BitSet:
    """Non-negative small integers, held in one int."""

    __slots__ = ("bits",)

    def __init__(self, members=(), *, bits=0):
        self.bits = bits
        for m in members:
            self.add(m)

    @staticmethod
    def _check(n):
        if not isinstance(n, int):
            raise TypeError(f"{n!r} is no int")
        if n < 0:
            raise ValueError(f"negative member {n}")
        return 1 << n

    def add(self, n):
        self.bits |= self._check(n)
        return self

    def discard(self, n):
        self.bits &= ~self._check(n)
        return self

    def flip(self, n):
        self.bits ^= self._check(n)
        return n in self

    def __contains__(self, n):
        return isinstance(n, int) and n >= 0 and bool(self.bits >> n & 1)

    def __iter__(self):
        rest = self.bits
        while rest:
            low = rest & -rest
            yield low.bit_length() - 1
            rest ^= low

    def __len__(self):
        return self.bits.bit_count()

    def _coerce(op):
        def method(self, other):
            if isinstance(other, BitSet):
                return BitSet(bits=op(self.bits, other.bits))
            return NotImplemented
        return method

    __and__ = _coerce(lambda a, b: a & b)
    __or__ = _coerce(lambda a, b: a | b)
    __sub__ = _coerce(lambda a, b: a & ~b)
    del _coerce

    def __le__(self, other):
        return self.bits & ~other.bits == 0

    def to_bytes(self):
        return self.bits.to_bytes((self.bits.bit_length() + 7) // 8 or 1, "little")

    @classmethod
    def from_bytes(cls, raw):
        return cls(bits=int.from_bytes(raw, "little"))

    def __repr__(self):
        return "{" + " ".join(map(str, self)) + "}"


if __name__ == "__main__":
    evens = BitSet(range(0, 10, 2))
    primes = BitSet([2, 3, 5, 7])
    print(evens, bin(evens.bits), len(evens))
    print(evens & primes, evens | primes, evens - primes)
    print(evens.add(12).discard(0).discard(99))
    print(evens.flip(4), evens.flip(5), evens)
    print([n in primes for n in (2, 4, -1, "2")])
    print(BitSet([2, 5]) <= primes, evens <= primes)
    raw = evens.to_bytes()
    print(raw, BitSet.from_bytes(raw), BitSet().to_bytes())
    for bad in (-3, "x"):
        try:
            BitSet([bad])
        except (TypeError, ValueError) as e:
            print(e)
    try:
        evens & 3
    except TypeError:
        print("cannot mix with int")
    assert list(BitSet.from_bytes(b"\x01\x80")) == [0, 15]
