radius = 123456789
speed = 987654321
area = radius * speed
days = area % 365
print(f'{days} days')
