# My shopping list program
items = ["milk", "bread", "apples", "cheese", "chocolate"]
prices = [1.19, 2.49, 0.35, 4.99, 1.79]
amounts = [2, 1, 6, 1, 3]
budget = 15.00

total = 0
basket = []
for i in range(len(items)):
    cost = prices[i] * amounts[i]
    cost = round(cost, 2)
    if total + cost <= budget:
        total = total + cost
        basket.append(items[i])
        print(str(amounts[i]) + "x " + items[i] + " = " + str(cost))
    else:
        print("cannot afford " + items[i] + " (" + str(cost) + ")")

print("Total: %.2f" % total)
print("Change: %.2f" % (budget - total))

# now the same with a dictionary
shop = {}
for i in range(len(items)):
    shop[items[i]] = {"price": prices[i], "amount": amounts[i]}

most = ""
for name in shop:
    if most == "" or shop[name]["price"] > shop[most]["price"]:
        most = name
print("Most expensive thing:", most)

shop["milk"]["amount"] += 1
if "eggs" not in shop:
    shop["eggs"] = {"price": 2.99, "amount": 1}
del shop["chocolate"]
print(sorted(shop.keys()))

# coins for the change
change = int(round((budget - total) * 100))
coins = [200, 100, 50, 20, 10, 5, 2, 1]
used = {}
for coin in coins:
    while change >= coin:
        change = change - coin
        if coin in used:
            used[coin] = used[coin] + 1
        else:
            used[coin] = 1
print("Coins:", used)
remaining = [x for x in items if x not in basket]
print("Next time:", ", ".join(remaining) if remaining else "nothing")
