import re


def number(question):
    while True:
        text = input(question)
        if re.fullmatch(r'\d+', text):
            return int(text)
        print('no number:', text)


name = input('Your name? ')
age = number('Your age? ')
print(name, 'is', age)
print('next year', age + 1)
