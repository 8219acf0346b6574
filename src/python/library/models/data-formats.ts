/** `json` and `csv` where they read and write the program's files (`text-files.ts`). */
export const JSON_FILES = String.raw`from json import dumps, loads


def load(fp, **kw):
    return loads(fp.read(), **kw)


def dump(obj, fp, **kw):
    fp.write(dumps(obj, **kw))
`;

export const CSV_FILES = String.raw`import csv
import io


def reader(csvfile, dialect='excel', **fmtparams):
    return csv.reader(list(csvfile), dialect, **fmtparams)


def DictReader(f, fieldnames=None, restkey=None, restval=None, dialect='excel', **kwds):
    return csv.DictReader(list(f), fieldnames, restkey, restval, dialect, **kwds)


class writer:
    def __init__(self, csvfile, dialect='excel', **fmtparams):
        self._file = csvfile
        self._dialect = dialect
        self._parameters = fmtparams

    def writerow(self, row):
        out = io.StringIO()
        csv.writer(out, self._dialect, **self._parameters).writerow(row)
        text = out.getvalue()
        return self._file.write(text)

    def writerows(self, rows):
        for row in rows:
            self.writerow(row)
`;

/** Rows of dicts, for whatever `writer` there is. */
export const DICT_WRITER = String.raw`class DictWriter:
    def __init__(self, f, fieldnames, restval='', extrasaction='raise', dialect='excel', **kwds):
        self.fieldnames = fieldnames
        self.restval = restval
        self.extrasaction = extrasaction
        self.writer = writer(f, dialect, **kwds)

    def writeheader(self):
        return self.writer.writerow(self.fieldnames)

    def writerow(self, rowdict):
        if self.extrasaction == 'raise':
            wrong = [repr(key) for key in rowdict if key not in self.fieldnames]
            if wrong:
                raise ValueError('dict contains fields not in fieldnames: ' + ', '.join(wrong))
        return self.writer.writerow([rowdict.get(key, self.restval) for key in self.fieldnames])

    def writerows(self, rowdicts):
        for rowdict in rowdicts:
            self.writerow(rowdict)
`;
