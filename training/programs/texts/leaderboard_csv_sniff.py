import csv
import io

files = {
    "eu": "name\tscore\nUna\t120\nPip\t95\n",
    "us": "name,score\nRay,200\n'Max, Jr',80\n",
    "asia": "name|score\nKei|n/a\nLin|150\n",
}


def guess_delimiter(first_line):
    best = ","
    for d in ",\t|;":
        if first_line.count(d) > first_line.count(best):
            best = d
    return best


merged = []
for region, text in files.items():
    head = text[:text.index("\n")]
    delim = guess_delimiter(head)
    print(f"{region}: delimiter {delim!r}, header {head.split(delim)}")
    for row in csv.DictReader(io.StringIO(text), delimiter=delim, quotechar="'"):
        if not row["score"].isdigit():
            print("   no score for", row["name"])
            row["score"] = "0"
        merged.append({"name": row["name"], "score": int(row["score"]), "region": region.upper()})

merged.sort(key=lambda r: r["score"], reverse=True)
out = io.StringIO(newline="")
w = csv.DictWriter(out, ["rank", "name", "score"], extrasaction="ignore", restval="?", quoting=csv.QUOTE_NONNUMERIC)
w.writeheader()
for rank, row in enumerate(merged[:3], 1):
    w.writerow({**row, "rank": rank})
w.writerow({"rank": 4, "name": 'The "Ghost"'})
for line in out.getvalue().split("\r\n"):
    print(line)
total = sum(r["score"] for r in merged)
print("total", total, "mean", total / len(merged))
