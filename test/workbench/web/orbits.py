def describe(width):
    area = width * 987654321
    return area


print(describe(123456789))
