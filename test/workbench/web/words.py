def words(text):
    counts = {}
    for word in text.split(' ')
        counts[word] = counts.get(word, 0) + 1
    return counts


found = words('to be or not to be')
print(found)
