def total(prices, discount):
    """What to pay.

    >>> total([30, 120, 75], 20)
    205
    """
    result = 0
    for price in prices:
        if price > 100:
            price = price - discount
        result += price
    return result


def cheapest(prices):
    best = prices[0]
    for price in prices:
        if price < best:
            best = price
    return best
