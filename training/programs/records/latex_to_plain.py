import re

SOURCE = r"""
\section{Die Stra{\ss}e}
Caf\'e \emph{Zur \textbf{alten} M\"uhle} costs 50\% more~\cite{huber03,li99}. % TODO check
See Section~\ref{sec:data} and \verb|x_1|.
\subsection*{Data}\label{sec:data}
We use $a^2 + b^2$ and $n = 12$.
"""

ACCENTS = {('"', "u"): "ü", ("'", "e"): "é", ("`", "a"): "à", ("~", "n"): "ñ"}


def plain(tex, refs):
    tex = re.sub(r"(?<!\\)%.*", "", tex)
    tex = re.sub(r"""\\(["'`~])\{?([a-zA-Z])\}?""", lambda m: ACCENTS.get(m.groups(), m[2]), tex)
    tex = tex.replace(r"{\ss}", "ß")
    tex = re.sub(r"\\label\{.*?\}", "", tex)
    tex = re.sub(r"\\ref\{(.*?)\}", lambda m: refs.get(m[1], "??"), tex)
    tex = re.sub(r"\\cite\{(.*?)\}", lambda m: "[" + ", ".join(sorted(m[1].split(","))) + "]", tex)
    tex = re.sub(r"\\verb(\W)(.*?)\1", r"\2", tex)
    changed = 1
    rounds = 0
    while changed:
        tex, changed = re.subn(r"\\(?:emph|textbf)\{([^{}]*)\}", r"*\1*", tex)
        rounds += 1
    return tex.replace("~", " ").replace(r"\%", "%"), rounds


def number_sections(tex):
    labels = {}
    sec = sub = 0
    for m in re.finditer(r"\\(sub)?section\*?\{(?:[^{}]|\{[^{}]*\})*\}(?:\\label\{([^}]+)\})?", tex):
        if m.group(1):
            sub += 1
        else:
            sec, sub = sec + 1, 0
        number = f"{sec}.{sub}" if sub else str(sec)
        if m[2]:
            labels[m[2]] = number
    return labels, (sec, sub)


refs, last = number_sections(SOURCE)
print(refs, last)
text, rounds = plain(SOURCE, refs)
print("rounds:", rounds)
for line in text.strip().splitlines():
    print(line.rstrip())

print(re.findall(r"\$([^$]+)\$", SOURCE))
formulas = [re.sub(r"\^(\w)", lambda m: "⁰¹²³"[int(m[1])], f) for f in re.findall(r"\$([^$]+)\$", SOURCE)]
print(formulas)
commands = re.findall(r"\\([a-z]+)\*?", SOURCE)
print(sorted(set(commands)), len(commands))
print(SOURCE.count("{") - SOURCE.count("}"), SOURCE.index("\\"), "\\verb" in text, len("\\%"), r"\n" == "\\n")
print(re.escape("a.b*c(1)"), re.split(r"[{}]", r"\emph{x}y"))
