"""How many weeks until I can buy the bike / headphones / game?"""


def weeks_needed(price, start, weekly, bonus_every=4, bonus=5):
    money = start
    week = 0
    while money < price:
        week += 1
        money += weekly
        if week % bonus_every == 0:
            money += bonus
        if week > 20:
            return None
    return week, money


wishes = [("headphones", 45), ("game", 60), ("bike", 900), ("pen", 3)]
have = 12
for wish, price in wishes:
    answer = weeks_needed(price, have, 8)
    if answer is None:
        print(wish, "takes too long, forget it")
    else:
        w, m = answer
        if w == 0:
            print("You can buy the", wish, "now!")
        else:
            print("The " + wish + " needs " + str(w) + " weeks, rest: " + str(m - price))

# interest in a bank
money = 200.0
year = 0
print("year  money")
while year < 5:
    year = year + 1
    interest = money * 3 / 100
    money = money + interest
    if year == 3:
        money = money - 50
    print("%4d %6.2f" % (year, money))

if money > 200:
    print("won", round(money - 200, 2))
else:
    print("lost", round(200 - money, 2))
