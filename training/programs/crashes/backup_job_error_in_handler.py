import io


class Job:
    def __init__(self, name, files):
        self.name = name
        self.files = files
        self.errors = []

    def copy(self, path, target):
        size = self.files[path]
        if size > 500:
            raise OSError(28, "No space left", path)
        target.write(f"{path}:{size}\n")
        return size


def log_problem(job, exc):
    text = "%s failed: %s" % (job.name, exc.strerror)
    job.errors.append(text)
    print("  !", text)


def run(job, wanted):
    out = io.StringIO()
    done = 0
    for path in wanted:
        try:
            done += job.copy(path, out)
            print("  copied", path, "->", done, "kB")
        except (OSError, KeyError) as exc:
            log_problem(job, exc)
    return out.getvalue().count("\n")


disk = {"a.txt": 12, "b.png": 340, "movie.mkv": 9000, "c.md": 4}
for name, wanted in [("daily", ["a.txt", "movie.mkv", "c.md"]), ("weekly", ["b.png", "d.csv", "a.txt"])]:
    print("job", name)
    n = run(Job(name, disk), wanted)
    print("  files:", n)
