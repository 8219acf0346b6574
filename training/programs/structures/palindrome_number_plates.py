def clean(text):
    return [ch for ch in text.casefold() if ch.isalnum()]


def is_palindrome(text):
    letters = clean(text)
    left, right = 0, len(letters) - 1
    while left < right:
        if letters[left] != letters[right]:
            return False
        left += 1
        right -= 1
    return True


def widest(text):
    best = ""
    for centre in range(len(text)):
        for width in (0, 1):
            lo, hi = centre, centre + width
            while lo >= 0 and hi < len(text) and text[lo] == text[hi]:
                if hi - lo + 1 > len(best):
                    best = text[lo:hi + 1]
                lo -= 1
                hi += 1
    return best


for plate in ["B-OB 808", "Reliefpfeiler", "Ä1ä", "", "HH-AH 1"]:
    print(f"{plate!r:<16} {is_palindrome(plate)}")
print(widest("kayaks"), widest("noon"), repr(widest("")))


def reverse_add(n, limit=5):
    chain = [n]
    for _ in range(limit):
        if str(n) == str(n)[::-1]:
            break
        n += int(str(n)[::-1])
        chain.append(n)
    else:
        chain.append(None)
    return chain


print(reverse_add(57), reverse_add(121))
print(reverse_add(196, limit=3))


def mirror_number(n):
    rev, rest = 0, n
    while rest > 0:
        rest, digit = divmod(rest, 10)
        rev = rev * 10 + digit
    return rev


print(mirror_number(1200), mirror_number(7), mirror_number(0))
dates = [f"{d:02}.{m:02}.{y}" for y, m, d in [(2020, 2, 2), (2021, 12, 12), (2030, 2, 3)]]
hits = [d for d in dates if (s := d.replace(".", "")) == s[::-1]]
print(dates[1], hits)
words = ["level", "stats", "lever"]
pairs = [(a, b) for a in words for b in words if a < b and a[::-1][:2] == b[-1:-3:-1]]
print(pairs, [w == "".join(reversed(w)) for w in words])
half = "12#"
print(half + half[-2::-1], half + half[::-1], half[::-1].rjust(6, half[0]))
