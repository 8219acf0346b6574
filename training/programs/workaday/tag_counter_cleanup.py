# Counts hashtags of posts and throws rare ones away (the cleanup is wrong)
import string

posts = [
    "Sunny day at the #beach #summer!",
    "#Summer rain... again #rain",
    "New shoes for the #beach, thanks @mum",
    "",
]


def tags(text):
    for word in text.split():
        word = word.strip(string.punctuation.replace("#", "").replace("@", ""))
        if word.startswith("#") and len(word) > 1:
            yield word[1:].lower()


def count(posts):
    counter = {}
    for post in posts:
        for tag in tags(post):
            counter[tag] = counter.get(tag, 0) + 1
    return counter


def pairs(posts):
    together = {}
    for post in posts:
        first, *others = sorted(set(tags(post))) or [None]
        for other in others:
            together.setdefault(first, []).append(other)
    return together


def drop_rare(counter, least):
    removed = []
    for tag in counter:
        if counter[tag] < least:
            removed.append(tag)
            del counter[tag]
    return removed


counter = count(posts)
print(counter)
print(pairs(posts))
longest = max(counter, key=len)
width = len(longest)
for tag, n in sorted(counter.items(), key=lambda item: (-item[1], item[0])):
    print(f"{tag:>{width}} {'o' * n}")

per_post = [len(list(tags(p))) for p in posts]
print("tags per post", per_post, "mean", sum(per_post) / len(posts))
print("nothing rare:", drop_rare(dict(counter), 1))
counter["fog"] = 1
print("rare:", drop_rare(counter, 2))
print("kept:", counter)
