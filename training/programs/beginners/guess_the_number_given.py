# Week 3 homework: guessing game
# our teacher said no input() so the guesses are in a list

secret = 37
guesses = [50, 20, "abc", 35, 41, 37, 12]
tries = 0
found = False
history = ""
i = 0

while i < len(guesses) and not found:
    g = guesses[i]
    i = i + 1
    try:
        number = int(g)
    except ValueError:
        print("Please type a number, not", g)
        history += "?"
        continue
    tries = tries + 1
    if number < secret:
        history += "<"
        if secret - number <= 5:
            print(number, "is too low but very close!")
        else:
            print(number, "is too low")
    elif number > secret:
        history += ">"
        if number - secret <= 5:
            print(number, "is too high but very close!")
        else:
            print(number, "is too high")
    else:
        history += "!"
        found = True

if found:
    print("You got it! The number was " + str(secret))
    if tries <= 3:
        print("Amazing")
    elif tries <= 5:
        print("Good job, you needed", tries, "tries")
    else:
        print("Phew")
else:
    print("You lost")

print("history:", history)
low = history.count("<")
high = history.count(">")
print("low %d high %d strange %d" % (low, high, history.count("?")))

# part b: what would a clever player do?
lo = 1
hi = 100
steps = []
while True:
    mid = (lo + hi) // 2
    steps.append(mid)
    if mid == secret:
        break
    if mid < secret:
        lo = mid + 1
    else:
        hi = mid - 1
print("clever player:", steps)
print("that is", len(steps), "steps")
