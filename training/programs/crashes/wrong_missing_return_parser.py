def parse_duration(text):
    """'1h20' or '45m' -> minutes"""
    if "h" in text:
        hours, minutes = text.split("h")
        total = int(hours) * 60
        if minutes:
            total += int(minutes)
            return total
    elif text.endswith("m"):
        return int(text[:-1])


def plan(walks):
    total = 0
    longest = None
    for name, text in walks:
        minutes = parse_duration(text)
        print(name, "takes", minutes, "minutes")
        total += minutes or 0
        if minutes and (longest is None or minutes > longest[1]):
            longest = (name, minutes)
    return total, longest


walks = [("lake loop", "45m"), ("ridge", "2h30"), ("summit", "4h"), ("forest", "1h05")]
total, longest = plan(walks)
print(f"total {total // 60}:{total % 60:02d}")
print("longest walk:", *longest)
