prices = [30, 120]
total = 0
for price in prices:
    total += price
print(total)
