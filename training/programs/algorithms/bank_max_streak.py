"""Best time to hold a share, and the best streak of daily gains."""
prices = [52, 49, 55, 53, 61, 58, 64]


def best_trade(prices):
    low_day = 0
    best = (0, 0, 0)
    for day, price in enumerate(prices):
        if price < prices[low_day]:
            low_day = day
        gain = price - prices[low_day]
        if gain > best[0]:
            best = (gain, low_day, day)
    return best


def best_streak(changes):
    total = top = changes[0]
    begin = top_begin = top_end = 0
    for i, c in enumerate(changes[1:], 1):
        if total < 0:
            total, begin = c, i
        else:
            total += c
        if total > top:
            top, top_begin, top_end = total, begin, i
    return top, top_begin, top_end


gain, buy, sell = best_trade(prices)
print("buy day {}, sell day {}, gain {}".format(buy, sell, gain))
changes = [b - a for a, b in zip(prices, prices[1:])]
print("changes:", changes)
top, i, j = best_streak(changes)
print("streak", changes[i:j + 1], "=", top)
many = sum(c for c in changes if c > 0)
print("with daily trading:", many)
print(best_trade([9, 7, 4]))
