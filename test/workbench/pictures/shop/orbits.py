import math

days = 365
angle = days % 360
height = math.sin(days)
print(f'{angle} degrees, {height:.2f}')
