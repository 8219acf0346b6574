import re

passwords = ["hello", "Password1", "xK9!mm", "correct-Horse-42", "11111111"]


def check(pw):
    """gives back points and a list of complaints"""
    points = 0
    problems = []
    if len(pw) >= 8:
        points += 1
        if len(pw) >= 14:
            points += 1
    else:
        problems.append("too short")
    if re.search("[a-z]", pw) and re.search("[A-Z]", pw):
        points += 1
    else:
        problems.append("mix upper and lower case")
    if re.search(r"\d", pw):
        points += 1
    else:
        problems.append("no digit")
    if re.search(r"[^A-Za-z0-9]", pw):
        points += 1
    else:
        problems.append("no special sign")
    if re.search(r"(.)\1\1", pw):
        points -= 1
        problems.append("three times the same")
    return points, problems


def stars(pw):
    hidden = ""
    for i in range(len(pw)):
        if i == 0 or i == len(pw) - 1:
            hidden += pw[i]
        else:
            hidden += "*"
    return hidden


strong = []
for pw in passwords:
    points, problems = check(pw)
    if points >= 4:
        word = "strong"
        strong.append(pw)
    elif points >= 2:
        word = "medium"
    else:
        word = "weak"
    print(stars(pw), "->", word, points)
    for p in problems:
        print("   *", p)

print(len(strong), "of", len(passwords), "are strong")
print("longest:", stars(max(passwords, key=lambda p: len(p))))
