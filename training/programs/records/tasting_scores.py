"""Scores of a coffee tasting."""
import statistics as st

cups = {
    "Sidamo": [86.5, 88, 84.25, 90, 86.5],
    "Huila": [82, 83.5, 83.5, 81],
    "Robusta blend": [71, 64, 79, 71, 71, 55],
    "Late sample": [80],
    "Lost sample": [],
}


def describe(scores):
    try:
        mid = st.median(scores)
    except st.StatisticsError as e:
        return str(e)
    text = f"mean {st.mean(scores):.3f} median {mid} mode {st.mode(scores)}"
    if len(scores) > 1:
        text += f" sd {st.stdev(scores):.3f}"
    return text


for name, scores in cups.items():
    print(f"{name:>13}: {describe(scores)}")

r = cups["Robusta blend"]
print(st.multimode(cups["Huila"] + [82]), st.multimode("abracadabra"), st.multimode([]))
print(st.median_low(r[1:5]), st.median_high(r[2:]), st.median([64, 79, 55, 72]))
print(round(st.pstdev(r), 2), st.pvariance([2, 4, 4, 6]), st.variance([2, 4, 6]))
print(st.quantiles(r, n=4), st.quantiles([1, 2, 3, 4, 5], n=2, method="inclusive"))
print(f"{st.harmonic_mean([40, 60]):.1f} {st.geometric_mean([4, 9]):.1f} {st.fmean([1, 2, 4]):.4f}")

without_extremes = sorted(r)[1:-1]
print(without_extremes, st.mean(without_extremes), type(st.mean([1, 2])).__name__, st.mean([1, 3]))

ranking = sorted((n for n in cups if cups[n]), key=lambda n: st.fmean(cups[n]), reverse=True)
print(" > ".join(ranking))
z = [(s - st.mean(r)) / st.pstdev(r) for s in r]
print([f"{v:+.1f}" for v in z])
print(st.fmean([90, 80, 70], weights=[3, 1, 0]))
print(f"{st.correlation([1, 2, 3, 4], [10, 8, 9, 1]):.3f}")
print(st.stdev(cups["Late sample"]))
