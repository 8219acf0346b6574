def summed(numbers):
    result = 1
    for number in numbers:
        result += number
    return result


print(summed([30, 70]))
