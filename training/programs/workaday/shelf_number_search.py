# Finding shelf numbers in the archive: binary search in several variants
def find(numbers, wanted):
    """Index of wanted, or where it should be inserted as ~index."""
    low, high = 0, len(numbers) - 1
    while low <= high:
        middle = (low + high) // 2
        if numbers[middle] == wanted:
            return middle
        if numbers[middle] < wanted:
            low = middle + 1
        else:
            high = middle - 1
    else:
        return ~low


def first_true(low, high, test):
    tries = 0
    while low < high:
        tries += 1
        middle = low + (high - low) // 2
        if test(middle):
            high = middle
        else:
            low = middle + 1
    return low, tries


def insert(numbers, value):
    i = find(numbers, value)
    if i >= 0:
        return False
    numbers[~i:~i] = [value]
    return True


shelves = [3, 8, 15, 21, 40, 55]
for wanted in (21, 3, 60):
    i = find(shelves, wanted)
    if i >= 0:
        print(wanted, "found at", i)
    else:
        print(wanted, "missing, would go to", ~i)

print(insert(shelves, 16), insert(shelves, 8), shelves)

box, tries = first_true(1, 100, lambda n: n * n >= 2000)
print("smallest side:", box, "after", tries, "tries")

# two numbers that together make 36, from both ends
left, right = 0, len(shelves) - 1
while left < right:
    total = shelves[left] + shelves[right]
    if total == 36:
        print("pair:", shelves[left], shelves[right])
        break
    if total < 36:
        left += 1
    else:
        right -= 1
else:
    print("no pair")

print(shelves[::2], shelves[1::2], shelves[-2:], shelves[::-3])
shelves[::2] = [0] * len(shelves[::2])
print(shelves, shelves == sorted(shelves))
