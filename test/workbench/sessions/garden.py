import seeds

rows = 3
per_row = 5
plants = rows * per_row
if seeds.left() > plants:
    spare = 'some'
else:
    spare = 'none'
print(plants, spare)
