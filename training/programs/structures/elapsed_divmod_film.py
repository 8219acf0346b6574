FPS = 24


def timecode(frames: int) -> str:
    sign = "-" if frames < 0 else ""
    seconds, ff = divmod(abs(frames), FPS)
    minutes, ss = divmod(seconds, 60)
    hh, mm = divmod(minutes, 60)
    return f"{sign}{hh:02d}:{mm:02d}:{ss:02d}+{ff:02d}"


def to_frames(code: str) -> int:
    clock, _, ff = code.partition("+")
    total = 0
    for part in clock.split(":"):
        total = total * 60 + int(part)
    return total * FPS + int(ff or 0)


for n in (0, 23, 24, 1441, 86424, -49):
    print(str(n).rjust(6), timecode(n))

cut_in, cut_out = to_frames("00:01:10+12"), to_frames("1:30")
print(cut_in, cut_out, timecode(cut_out - cut_in))
print(to_frames("5"), to_frames(timecode(12345)) == 12345)

print(divmod(-7, 3), divmod(7, -3), divmod(-7, -3), divmod(7.5, 2))
print(-7 // 2, -7 % 2, int(-7 / 2), 7 // -2, 7 % -2)
print(2 ** 10, 2 ** -1, (-2) ** 3, -2 ** 2, 0 ** 0)
print(pow(7, 2, 10), pow(3, -1, 11), 10 ** 3 % 7)
print(5 / 2, 6 / 2, 6 // 2.0, 1e3 // 7, 5.5 % 2)

reels = 5
length = 86424
each, extra = divmod(length, reels)
parts = [each + (i < extra) for i in range(reels)]
print(parts, sum(parts) == length)
print(round(length / FPS / 60, 1), -(-length // 1000), length // 1000 * 1000)
print(round(0.5), round(1.5), round(2.5), round(-0.5), round(2.675, 2), round(1250, -2))
digits = []
n = 4096
while n:
    n, d = divmod(n, 7)
    digits.append(d)
print(digits[::-1], sum(d * 7 ** k for k, d in enumerate(digits)))
print(int("22631", 7), abs(-3 - 4), -3 % 24, (21 + 5) % 24, True + True)
