def read_settings(lines):
    result = {}
    section = "general"
    for number, line in enumerate(lines, 1):
        line = line.split("#", 1)[0].strip()
        if not line:
            continue
        if line.startswith("[") and line.endswith("]"):
            section = line[1:-1].strip().lower()
            result.setdefault(section, {})
            continue
        key, sep, value = line.partition("=")
        if not sep:
            print(f"line {number}: missing '=' in {line!r}")
            continue
        result.setdefault(section, {})[key.strip()] = convert(value.strip())
    return result


def convert(value):
    if value.lower() in ("yes", "on", "true"):
        return True
    if value.lower() in ("no", "off", "false"):
        return False
    if value.lstrip("-").isdigit():
        return int(value)
    if "," in value:
        return [convert(v.strip()) for v in value.split(",")]
    return value.strip('"')


conf = [
    "volume = 70",
    "[Screen]",
    "size = 800, 600   # width, height",
    "fullscreen = off",
    "garbage here",
    "[player]",
    'name = "Lady Byte"',
    "lives = -1",
]

settings = read_settings(conf)
for sec, values in settings.items():
    print(f"({sec})")
    for k, v in values.items():
        print(f"  {k:<12}{type(v).__name__:<6}{v}")
w, h = settings["screen"]["size"]
print("pixels:", w * h)
