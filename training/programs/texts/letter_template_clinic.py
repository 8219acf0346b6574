from string import Template

letter = Template("Dear $title $name, your $what is on $day. Fee: $$${fee}.")
patients = [
    {"title": "Ms.", "name": "Okafor", "what": "X-ray", "day": "Monday", "fee": 40},
    {"title": "Mr.", "name": "Lindqvist", "what": "check-up", "day": "Friday", "fee": 25},
    {"title": "Dr.", "name": "Pham", "what": "blood test"},
]

sent = 0
for p in patients:
    try:
        text = letter.substitute(p)
    except KeyError as missing:
        print("cannot fill", missing, "for", p["name"])
        draft = letter.safe_substitute(p)
        print("draft:", draft)
        continue
    sent += 1
    print(text)
    print("-" * 10, len(text), "chars")

print(f"{sent} of {len(patients)} letters ready")


class Percent(Template):
    delimiter = "%"


label = Percent("%room / bed %{bed}b")
for room, bed in ((12, 1), (12, 2), (14, 1)):
    print(label.substitute(room=room, bed=bed))
print(label.template.count("%"), "placeholders")

try:
    Template("pay $5 now").substitute()
except ValueError as e:
    print("ValueError:", str(e).split(":")[0])
