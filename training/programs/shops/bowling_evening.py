from typing import Iterator


def parse(card: str) -> list[list[int]]:
    frames = []
    for part in card.split():
        pins: list[int] = []
        for ch in part:
            if ch == "X":
                pins.append(10)
            elif ch == "/":
                pins.append(10 - pins[-1])
            elif ch == "-":
                pins.append(0)
            else:
                pins.append(int(ch))
        frames.append(pins)
    return frames


def running(frames: list[list[int]]) -> Iterator[int]:
    total = 0
    flat = [p for f in frames for p in f]
    pos = 0
    for f in frames:
        score = sum(f)
        if score == 10:
            bonus = 2 if len(f) == 1 else 1
            score += sum(flat[pos + len(f):pos + len(f) + bonus])
        total += score
        pos += len(f)
        yield total


evening = {
    "Wanda": "9/ X 34",
    "Pete": "X 72",
    "Lu": "-- 4/ X",
}
finals = {}
for who, card in evening.items():
    frames = parse(card)
    sums = list(running(frames))
    finals[who] = sums[-1]
    strikes = sum(f == [10] for f in frames)
    print(f"{who:<6}{card:<12}{sums} strikes: {strikes}")

place = 1
for who, pts in sorted(finals.items(), key=lambda kv: -kv[1]):
    print(f"{place}. {who} ({pts})")
    place += 1
print("gap", max(finals.values()) - min(finals.values()))
