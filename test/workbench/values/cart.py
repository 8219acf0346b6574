def total(prices, discount):
    """What to pay.

    >>> total([30, 120, 75], 20)
    205
    """
    result = 0
    for price in prices:
        if price > 100:
            price = price - discount
        elif price < 0:
            raise ValueError('no price')
        result += price
    return result


def share(amount, people):
    """
    >>> share(90, 0)
    """
    if people > 10:
        amount = amount * 2
    each = amount // people
    return each
