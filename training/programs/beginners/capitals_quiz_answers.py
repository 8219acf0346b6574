questions = [
    {"q": "Capital of Norway?", "options": ["Bergen", "Oslo", "Malmo"], "answer": 1},
    {"q": "Capital of Kenya?", "options": ["Nairobi", "Lagos", "Accra"], "answer": 0},
    {"q": "Capital of Peru?", "options": ["Quito", "Cusco", "Lima"], "answer": 2},
    {"q": "Capital of Australia?", "options": ["Sydney", "Canberra"], "answer": 1},
]
given = ["b", "A", "d", "a"]

score = 0
number = 1
wrong_list = []
for question in questions:
    print("Question", number, "-", question["q"])
    letters = "abcd"
    for i in range(len(question["options"])):
        print("  ", letters[i] + ")", question["options"][i])
    answer = given[number - 1].lower()
    index = letters.find(answer)
    try:
        chosen = question["options"][index]
    except IndexError:
        print("  > there is no option", answer)
        chosen = None
    correct = question["options"][question["answer"]]
    if chosen == correct:
        print("  > right!")
        score += 1
    elif chosen is not None:
        print("  > wrong, it is", correct)
    if chosen != correct:
        wrong_list.append(number)
    number += 1

print("Score: " + str(score) + "/" + str(len(questions)))
ratio = score / len(questions)
if ratio == 1:
    print("Perfect!")
elif ratio >= 0.5:
    print("Not bad")
else:
    print("Learn more")
print("Look again at:", wrong_list)
