import re


def count(text):
    """
    """
    words = re.findall('[a-z]+', text)
    return len(words)


def unused(rows, column):
    return [row[column] for row in rows]


class Shelf:
    def __init__(self, room):
        self.room = room
        self.words = []

    def add(self, word):
        if len(self.words) < self.room:
            self.words.append(word)
        return len(self.words)


print(count('to be or not'))
shelf = Shelf(2)
print(shelf.add('to'))
