class Student:
    school = "Elm Street School"
    _next_id = 1

    def __init__(self, first, last):
        self.first = first
        self.last = last
        self.id = Student._next_id
        Student._next_id += 1
        self.marks = {}

    @classmethod
    def from_string(cls, line):
        last, first = [p.strip() for p in line.split(",")]
        return cls(first, last)

    @staticmethod
    def letter(score):
        for limit, grade in ((90, "A"), (75, "B"), (60, "C")):
            if score >= limit:
                return grade
        return "F"

    @property
    def full_name(self):
        return self.first + " " + self.last

    @property
    def average(self):
        if not self.marks:
            return None
        return sum(self.marks.values()) / len(self.marks)


lines = ["Okafor, Ada", "Meyer, Tim ", " Rossi,Gina"]
students = [Student.from_string(l) for l in lines]
students[0].marks.update(maths=93, art=88)
students[1].marks["maths"] = 58
students[1].marks["art"] = 71

for s in students:
    avg = s.average
    if avg is None:
        print(s.id, s.full_name, "- no marks")
    else:
        print(s.id, s.full_name, avg, Student.letter(avg))

Student.school = "Elm Academy"
students[2].school = "Home"
print([s.school for s in students])
print("school" in students[2].__dict__, "school" in students[0].__dict__)
graded = [s for s in students if s.average is not None]
graded.sort(key=lambda s: s.average)
print("weakest:", graded[0].last, "- best:", graded[-1].last)
print(students[0].letter(60), Student._next_id)
