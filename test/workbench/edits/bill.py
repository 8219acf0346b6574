"""Bills of a shop."""

LIMIT_0 = 0
LIMIT_1 = 1
LIMIT_2 = 2
LIMIT_3 = 3
LIMIT_4 = 4
LIMIT_5 = 5
LIMIT_6 = 6
LIMIT_7 = 7
LIMIT_8 = 8
LIMIT_9 = 9
LIMIT_10 = 10
LIMIT_11 = 11
LIMIT_12 = 12
LIMIT_13 = 13
LIMIT_14 = 14
LIMIT_15 = 15
LIMIT_16 = 16
LIMIT_17 = 17
LIMIT_18 = 18
LIMIT_19 = 19


def bill(prices):
    result = 0
    # Rule 0.
    # Rule 1.
    # Rule 2.
    # Rule 3.
    # Rule 4.
    # Rule 5.
    # Rule 6.
    # Rule 7.
    # Rule 8.
    # Rule 9.
    # Rule 10.
    # Rule 11.
    # Rule 12.
    # Rule 13.
    # Rule 14.
    # Rule 15.
    # Rule 16.
    # Rule 17.
    # Rule 18.
    # Rule 19.
    # Rule 20.
    # Rule 21.
    # Rule 22.
    # Rule 23.
    # Rule 24.
    # Rule 25.
    # Rule 26.
    # Rule 27.
    # Rule 28.
    # Rule 29.
    for price in prices:
        result += price
    return result


print(bill([30, 70]))
