"""Sortable keys: 48-bit milliseconds + counter, in base 36, with pieces taken apart again."""
from dataclasses import dataclass, astuple
from datetime import datetime, timedelta, timezone
from string import ascii_lowercase, digits

B36 = digits + ascii_lowercase
EPOCH = datetime(2020, 1, 1, tzinfo=timezone.utc)


def base36(n, width=0):
    text = ""
    while n:
        n, r = divmod(n, 36)
        text = B36[r] + text
    return text.zfill(width or 1)


@dataclass(order=True, frozen=True)
class Key:
    millis: int
    shard: int
    serial: int

    @property
    def when(self):
        return EPOCH + timedelta(milliseconds=self.millis)

    def pack(self):
        return self.millis << 22 | self.shard << 12 | self.serial

    @classmethod
    def unpack(cls, number):
        number, serial = divmod(number, 1 << 12)
        return cls(*divmod(number, 1 << 10), serial)

    def __str__(self):
        return base36(self.pack(), width=13)

    @classmethod
    def parse(cls, text):
        if len(text) != 13:
            raise ValueError(f"key has 13 characters, not {len(text)}")
        return cls.unpack(int(text, 36))


class Maker:
    def __init__(self, shard, clock):
        if not 0 <= shard < 1024:
            raise ValueError("shard must be in 0..1023")
        self.shard = shard
        self.clock = iter(clock)
        self.last = None

    def __call__(self):
        now = next(self.clock)
        last = self.last
        if last and now <= last.millis:
            key = Key(last.millis, self.shard, last.serial + 1)
        else:
            key = Key(now, self.shard, 0)
        if key.serial >> 12:
            raise OverflowError("too many keys in one millisecond")
        self.last = key
        return key


print(base36(0), base36(35), base36(36 ** 3), base36(1295, width=4))
make = Maker(5, [1000, 1000, 990, 86_400_000])
keys = [make() for _ in range(4)]
for k in keys:
    print(k, astuple(k), k.when.strftime("%d.%m.%y %H:%M:%S.%f")[:-3])
print(keys == sorted(keys), str(keys[0]) < str(keys[3]))
n = keys[1].pack()
print(n, n.bit_length(), n & 0xFFF, n >> 12 & 0x3FF, Key.unpack(n) == keys[1])
print(Key.parse("0000000000zzz"))
print(max(keys).millis // 3_600_000, Key(1, 2, 3) < Key(1, 3, 0), len({*keys, keys[0]}))
for step in (lambda: Key.parse("abc"), lambda: Key.parse("!" * 13), lambda: Maker(1024, [])):
    try:
        step()
    except ValueError as e:
        print("ValueError:", e)
make.clock = iter([5])
make.last = Key(5, 5, 4095)
try:
    make()
except OverflowError as e:
    print(type(e).__name__, e)
try:
    make()
except StopIteration:
    print("clock stopped")
