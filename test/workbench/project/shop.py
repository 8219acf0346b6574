def total(prices, discount):
    result = 0
    for price in prices:
        if price > 100:
            price = price - discount
        result += price
    return result


cart = [30, 120, 75]
bill = total(cart, 20)
print('To pay:', bill)
