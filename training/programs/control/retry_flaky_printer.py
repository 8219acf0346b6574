class PrinterError(Exception):
    pass


class PaperJam(PrinterError):
    def __init__(self, tray, sheets=1):
        super().__init__(f"jam in tray {tray} ({sheets} sheets)")
        self.tray = tray


class OutOfInk(PrinterError):
    pass


class Printer:
    def __init__(self, problems):
        self.problems = list(problems)
        self.pages = 0

    def print_page(self, text):
        if self.problems:
            problem = self.problems.pop(0)
            if problem is not None:
                raise problem
        self.pages += 1
        return f"page {self.pages}: {text}"


def print_with_retry(printer, text, attempts=3):
    last = None
    for attempt in range(1, attempts + 1):
        try:
            out = printer.print_page(text)
        except PaperJam as jam:
            last = jam
            print(f"  try {attempt}: {jam}, opening tray {jam.tray}")
        except OutOfInk as e:
            last = e
            print(f"  try {attempt}: no ink, giving up")
            break
        else:
            print(f"  ok after {attempt} tries")
            return out
    raise PrinterError("could not print") from last


p = Printer([PaperJam(1), PaperJam(2, sheets=4), None, OutOfInk("black"), None])
for doc in ["invoice", "flyer", "poster"]:
    print("printing", doc)
    try:
        print(print_with_retry(p, doc))
    except PrinterError as err:
        print("failed:", err, "| because:", repr(err.__cause__))
print("pages printed:", p.pages)
