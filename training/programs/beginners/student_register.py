import json


class Person:
    def __init__(self, first, last):
        self.first = first
        self.last = last

    def full_name(self):
        return self.first + " " + self.last

    def initials(self):
        return self.first[0] + self.last[0]


class Student(Person):
    def __init__(self, first, last, grade):
        super().__init__(first, last)
        self.grade = grade
        self.marks = {}

    def add_mark(self, subject, mark):
        if mark < 0 or mark > 100:
            raise ValueError("mark must be 0-100, not " + str(mark))
        if subject not in self.marks:
            self.marks[subject] = []
        self.marks[subject].append(mark)

    def average(self):
        all_marks = []
        for subject in self.marks:
            for m in self.marks[subject]:
                all_marks.append(m)
        if len(all_marks) == 0:
            return None
        return sum(all_marks) / len(all_marks)


text = '''[
 {"first": "Nia", "last": "Okoro", "grade": 8, "marks": [["Math", 91], ["Art", 78], ["Math", 85]]},
 {"first": "Luca", "last": "Bianchi", "grade": 7, "marks": [["Math", 55], ["Art", 120]]},
 {"first": "Eve", "last": "Park", "grade": 8, "marks": []}
]'''

students = []
for d in json.loads(text):
    s = Student(d["first"], d["last"], d["grade"])
    for subject, mark in d["marks"]:
        try:
            s.add_mark(subject, mark)
        except ValueError as e:
            print("skipped:", e)
    students.append(s)

for s in students:
    a = s.average()
    if a is None:
        print(s.full_name(), "has no marks")
    else:
        print(s.full_name(), s.marks, round(a, 1))

by_grade = {}
for s in students:
    by_grade.setdefault(s.grade, []).append(s.initials())
print(by_grade)
print(json.dumps({"grades": by_grade, "count": len(students)}))
