from stock import Missing, Stock

stock = Stock()
stock.put('nut', 3)
stock.put('bolt', 4)
taken = []
for name in ['nut', 'cog', 'bolt']:
    try:
        taken.append(stock.take(name))
    except Missing:
        taken.append(0)
print(taken, stock.count_all())
