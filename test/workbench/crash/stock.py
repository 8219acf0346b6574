def shelf(rows, wanted):
    last = len(rows) - 1
    if wanted < 0:
        wanted = last
    return rows[wanted]


def label(rows, wanted):
    name = shelf(rows, wanted)
    return 'shelf ' + name


names = ['bolts', 'nuts', 'screws']
label(names, 5)
