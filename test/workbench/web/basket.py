from prices import with_tax


total = with_tax(100)
print(total)
