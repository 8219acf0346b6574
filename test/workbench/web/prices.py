def with_tax(price):
    tax = price // 5
    return price + tax
