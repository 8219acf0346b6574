PRICES = {'apple': 3, 'pear': 4, 'plum': 2}


def total(basket):
    result = 0
    for fruit in basket:
        price = PRICES[fruit]
        result += price
    return result


basket = ['apple', 'pear', 'plum']
bill = total(basket)
print('To pay:', bill)
