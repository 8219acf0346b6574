def clean(text):
    letters = ""
    for ch in text:
        if ch.isalnum():
            letters += ch.casefold()
    return letters


def is_mirror(text):
    t = clean(text)
    left = 0
    right = len(t) - 1
    while left < right:
        if t[left] != t[right]:
            return False, left
        left += 1
        right -= 1
    return True, left


samples = ["Otto", "No pet", "Was, saw", "canoe"]

good = []
for s in samples:
    ok, steps = is_mirror(s)
    if ok:
        good.append(s)
        print(f'"{s}" reads the same, {steps} comparisons')
    else:
        print(f'"{s}" fails after {steps} matching pairs')

print(len(good), "palindromes found")
if good:
    longest = sorted(good, key=lambda s: len(clean(s)))[-1]
    print("longest:", longest.upper(), "->", clean(longest))

# make one from a word
word = "mir"
print(word + word[-2::-1])
print(is_mirror(word + word[-2::-1])[0])
