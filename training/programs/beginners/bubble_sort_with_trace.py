# Bubble sort for class. I print every pass so that I can see it.

def bubble(nums, descending=False):
    swaps = 0
    passes = 0
    n = len(nums)
    swapped = True
    while swapped:
        swapped = False
        passes += 1
        for i in range(n - 1):
            if descending:
                wrong = nums[i] < nums[i + 1]
            else:
                wrong = nums[i] > nums[i + 1]
            if wrong:
                temp = nums[i]
                nums[i] = nums[i + 1]
                nums[i + 1] = temp
                swaps += 1
                swapped = True
        n -= 1
        print("after pass", passes, nums)
    return swaps, passes


def find(nums, wanted):
    position = 0
    for x in nums:
        if x == wanted:
            return position
        position += 1
    return -1


heights = [163, 151, 178, 149, 170]
copy = heights[:]
s, p = bubble(heights)
print("swaps:", s, "passes:", p)
words = ["pear", "fig", "banana", "kiwi"]
print(bubble(words, True))

assert heights == sorted(copy), "my sort is broken"
print("same as sorted():", heights == sorted(copy))
for w in (170, 152):
    place = find(heights, w)
    if place == -1:
        print(w, "not found")
    else:
        print(w, "found at index", place, "before it was", find(copy, w))
print("shortest", heights[0], "tallest", heights[-1], "middle", heights[len(heights) // 2])
