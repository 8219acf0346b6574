def average(marks):
    total = 0
    for mark in marks:
        total += mark
    return total / len(marks


def grade(marks, bonus=0)
    score = average(marks) + bonus
    if score >= 90:
        letter = 'A'
    elif score >= 75:
        letter = 'B'
    else:
        letter = 'C'
    return letter


print(grade([80, 95, 70], bonus=2))
