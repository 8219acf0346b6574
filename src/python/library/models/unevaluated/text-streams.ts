/** `io.StringIO`, a file in memory. */
export const TEXT_STREAMS = String.raw`class StringIO:
    def __init__(self, initial_value='', newline='\n'):
        self._text = initial_value
        self._at = 0
        self.closed = False

    def write(self, text):
        if self._at == len(self._text):
            self._text += text
        else:
            self._text = self._text[:self._at] + text + self._text[self._at + len(text):]
        self._at += len(text)
        return len(text)

    def writelines(self, lines):
        for line in lines:
            self.write(line)

    def getvalue(self):
        return self._text

    def read(self, size=-1):
        if size is None or size < 0:
            end = len(self._text)
        else:
            end = min(self._at + size, len(self._text))
        found = self._text[self._at:end]
        self._at = end
        return found

    def readline(self, size=-1):
        end = self._text.find('\n', self._at) + 1
        if end == 0:
            end = len(self._text)
        found = self._text[self._at:end]
        self._at = end
        return found

    def readlines(self, hint=-1):
        return list(self)

    def __iter__(self):
        return self

    def __next__(self):
        line = self.readline()
        if line == '':
            raise StopIteration
        return line

    def seek(self, offset, whence=0):
        if whence == 2:
            offset += len(self._text)
        self._at = offset
        return offset

    def tell(self):
        return self._at

    def truncate(self, size=None):
        if size is None:
            size = self._at
        self._text = self._text[:size]
        return size

    def flush(self):
        pass

    def close(self):
        self.closed = True

    def readable(self):
        return True

    def writable(self):
        return True

    def __enter__(self):
        return self

    def __exit__(self, *exception):
        self.closed = True
`;
