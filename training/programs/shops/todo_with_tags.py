todos = []

def add(text):
    words = text.split()
    tags = [w[1:] for w in words if w.startswith("#")]
    prio = text.count("!")
    title = " ".join(w for w in words if not w.startswith("#")).rstrip("! ")
    todos.append({"id": len(todos) + 1, "title": title, "tags": tags, "prio": prio, "done": False})

def done(*ids):
    for t in todos:
        if t["id"] in ids:
            t["done"] = True

def show(tag=None):
    print(f"--- {tag or 'all'} ---")
    n = 0
    for t in sorted(todos, key=lambda t: (t["done"], -t["prio"])):
        if tag and tag not in t["tags"]:
            continue
        box = "[x]" if t["done"] else "[ ]"
        print(box, t["id"], t["title"] + "!" * t["prio"])
        n += 1
    if n == 0:
        print("nothing")

add("repot the fern #home")
add("call dentist!! #health #phone")
add("pay rent!!! #home")
add("ring grandma #phone")
done(1, 3)
show()
show("phone")
show("work")

open_ = [t for t in todos if not t["done"]]
progress = 1 - len(open_) / len(todos)
bar = "#" * int(progress * 10)
print(f"|{bar:-<10}| {progress:.0%}")
tagcount = {}
for t in todos:
    for tag in t["tags"]:
        tagcount[tag] = tagcount.get(tag, 0) + 1
print(tagcount)
