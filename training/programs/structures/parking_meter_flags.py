# first program of the course: a parking meter (while loop, flags, nested ifs)
coins = [50, 20, 5, 100, -1, 200, 10]
price_per_step = 30
paid = 0
index = 0
running = True
refused = 0
printed = False

while running:
    if index >= len(coins):
        print("No more coins.")
        running = False
    else:
        coin = coins[index]
        index = index + 1
        if coin == -1:
            if paid >= price_per_step:
                steps = paid // price_per_step
                rest = paid % price_per_step
                print("Ticket for", steps * 12, "minutes, change", rest)
                paid = 0
                printed = True
            else:
                print("Not enough")
        elif coin < 10:
            refused += 1
            print("Coin", coin, "refused")
        else:
            if coin == 200 and not printed:
                print("Big coin first")
            paid += coin
            print("Paid so far:", paid)

if paid > 0:
    print("Left in the meter:", paid)
else:
    print("Meter is empty")

if refused == 1:
    word = "coin"
else:
    word = "coins"
print(refused, word, "refused")

# same thing for the time: add minutes to 23:50
hour = 23
minute = 50
add = 72
while add > 0:
    minute += 1
    if minute == 60:
        minute = 0
        hour += 1
        if hour == 24:
            hour = 0
            print("next day")
    add -= 1
print("until " + str(hour) + ":" + str(minute).zfill(2))

total = 0
biggest = coins[0]
found = False
for c in coins:
    if c > 0:
        total += c
    if c > biggest:
        biggest = c
        found = True
print(total, biggest, found)
print("average:", total / (len(coins) - 1))
print("done" * 2, not running)
