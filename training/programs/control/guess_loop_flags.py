# number guessing without input: the guesses come from a list
secret = 37
guesses = ["50", "abc", "25", "", "200", "37", "40"]

tries = 0
bad = 0
found = False
low, high = 1, 100

for raw in guesses:
    if not raw:
        print("(empty, ignored)")
        continue
    if not raw.isdigit():
        bad += 1
        print("that is not a number:", raw)
        continue
    guess = int(raw)
    tries += 1
    if not low <= guess <= high:
        print("please stay between", low, "and", high)
    elif guess == secret:
        found = True
        break
    elif guess < secret:
        low = guess + 1
        print("higher")
    else:
        high = guess - 1
        print("lower")

if found:
    print("You got it with", tries, "tries and", bad, "mistakes")
else:
    print("You lost, it was", secret)

# now the computer plays
low, high, steps = 1, 100, []
while low <= high:
    middle = (low + high) // 2
    steps.append(middle)
    if middle == secret:
        break
    low, high = (middle + 1, high) if middle < secret else (low, middle - 1)
else:
    print("somebody cheated")
print("computer:", steps)
print("winner:", "computer" if len(steps) < tries else "human" if tries < len(steps) else "draw")
