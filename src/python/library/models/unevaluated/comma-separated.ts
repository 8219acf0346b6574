/** `csv` of lines that are known. */
export const COMMA_SEPARATED = String.raw`QUOTE_MINIMAL = 0
QUOTE_ALL = 1
QUOTE_NONNUMERIC = 2
QUOTE_NONE = 3


class Error(Exception):
    pass


class reader:
    def __init__(self, csvfile, dialect='excel', delimiter=',', quotechar='"', skipinitialspace=False, quoting=0, **options):
        if dialect == 'excel-tab':
            delimiter = '\t'
        self._lines = iter(csvfile)
        self._delimiter = delimiter
        self._quote = quotechar
        self._skips = skipinitialspace
        self._quoting = quoting
        self.line_num = 0

    def __iter__(self):
        return self

    def __next__(self):
        line = next(self._lines)
        self.line_num += 1
        line = line.rstrip('\r\n')
        if line == '':
            return []
        if self._quote not in line:
            fields = line.split(self._delimiter)
            if self._skips:
                fields = [field.lstrip(' ') for field in fields]
            if self._quoting == QUOTE_NONNUMERIC:
                fields = [float(field) for field in fields]
            return fields
        return self._quoted(line)

    def _quoted(self, line):
        fields = []
        field = ''
        inside = False
        was_quoted = False
        at = 0
        while True:
            if at >= len(line):
                if not inside:
                    break
                more = next(self._lines, None)
                if more is None:
                    break
                self.line_num += 1
                field += '\n'
                line = more.rstrip('\r\n')
                at = 0
                continue
            character = line[at]
            at += 1
            if inside:
                if character != self._quote:
                    field += character
                elif line[at:at + 1] == self._quote:
                    field += character
                    at += 1
                else:
                    inside = False
            elif character == self._quote and field == '' and not was_quoted:
                inside = True
                was_quoted = True
            elif character == self._delimiter:
                fields.append(field)
                field = ''
                was_quoted = False
            elif self._skips and character == ' ' and field == '' and not was_quoted:
                continue
            else:
                field += character
        fields.append(field)
        return fields


class DictReader:
    def __init__(self, f, fieldnames=None, restkey=None, restval=None, dialect='excel', **options):
        self._fieldnames = fieldnames
        self.restkey = restkey
        self.restval = restval
        self.reader = reader(f, dialect, **options)

    @property
    def line_num(self):
        return self.reader.line_num

    @property
    def fieldnames(self):
        if self._fieldnames is None:
            self._fieldnames = next(self.reader, None)
        return self._fieldnames

    def __iter__(self):
        return self

    def __next__(self):
        names = self.fieldnames
        row = next(self.reader)
        while row == []:
            row = next(self.reader)
        found = dict(zip(names, row))
        if len(row) > len(names):
            found[self.restkey] = row[len(names):]
        for name in names[len(row):]:
            found[name] = self.restval
        return found


class writer:
    def __init__(self, csvfile, dialect='excel', delimiter=',', quotechar='"', quoting=0, lineterminator='\r\n', **options):
        if dialect == 'excel-tab':
            delimiter = '\t'
        self._file = csvfile
        self._delimiter = delimiter
        self._quote = quotechar
        self._quoting = quoting
        self._end = lineterminator

    def writerow(self, row):
        return self._file.write(self._delimiter.join([self._field(value) for value in row]) + self._end)

    def writerows(self, rows):
        for row in rows:
            self.writerow(row)

    def _field(self, value):
        if value is None:
            text = ''
        else:
            text = str(value)
        is_special = self._delimiter in text or self._quote in text or '\n' in text or '\r' in text
        is_number = isinstance(value, (int, float))
        if is_special or self._quoting == QUOTE_ALL or (self._quoting == QUOTE_NONNUMERIC and not is_number):
            return self._quote + text.replace(self._quote, self._quote * 2) + self._quote
        return text
`;
