# Reader for our server.conf: sections, key = value, comments, inheritance
# A section may be written [child : parent] and then gets the parent's values.
from __future__ import annotations

import io

TEXT = """\
; defaults for every service
[base]
port = 8000
debug = no

[web : base]
port = 8080   # public
hosts = a.example, b.example
[jobs : base]
debug = yes
retries = 3
"""


class ConfigError(Exception):
    def __init__(self, line_no: int, message: str) -> None:
        super().__init__(f"line {line_no}: {message}")
        self.line_no = line_no


def convert(text: str) -> int | bool | str | list[str]:
    if text in ("yes", "no"):
        return text == "yes"
    if text.isdigit():
        return int(text)
    if "," in text:
        return [part.strip() for part in text.split(",")]
    return text


def read(stream) -> dict[str, dict]:
    sections: dict[str, dict] = {}
    current = None
    for no, line in enumerate(stream, 1):
        line = line.split("#")[0].strip()
        if not line or line.startswith(";"):
            continue
        if line[0] == "[" and line[-1] == "]":
            name, _, parent = (p.strip() for p in line[1:-1].partition(":"))
            if parent and parent not in sections:
                raise ConfigError(no, f"unknown parent {parent!r}")
            current = sections[name] = dict(sections.get(parent, {}))
        elif current is None:
            raise ConfigError(no, "value outside of a section")
        else:
            key, eq, value = line.partition("=")
            if not eq:
                raise ConfigError(no, f"no '=' in {line!r}")
            current[key.strip()] = convert(value.strip())
    return sections


if __name__ == "__main__":
    conf = read(io.StringIO(TEXT))
    for name, values in conf.items():
        print(name, values)
    print(conf["jobs"]["port"] + conf["jobs"]["retries"])
    for broken in ("x = 1\n", "[a]\nnonsense\n", "[a]\n\n[b : c]\n"):
        try:
            read(io.StringIO(broken))
        except ConfigError as err:
            print(err.line_no, "->", err)
