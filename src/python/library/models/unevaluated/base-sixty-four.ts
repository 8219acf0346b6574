/** `base64` and `binascii`: three bytes at a time as four letters, and bytes as two digits. */
const CODED = String.raw`_LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'


def _encoded(data, letters):
    text = ''
    for at in range(0, len(data), 3):
        numbers = list(data[at:at + 3])
        missing = 3 - len(numbers)
        numbers += [0] * missing
        first, second, third = numbers
        high, low = divmod(first, 4)
        part = letters[high]
        high, rest = divmod(second, 16)
        part += letters[low * 16 + high]
        high, low = divmod(third, 64)
        if missing < 2:
            part += letters[rest * 4 + high]
        if missing < 1:
            part += letters[low]
        text += part + '=' * missing
    return text.encode()


def _decoded(data, letters):
    text = data if isinstance(data, str) else data.decode()
    text = text.rstrip('=')
    numbers = []
    for at in range(0, len(text), 4):
        places = [letters.index(letter) for letter in text[at:at + 4]]
        first = places[0]
        second = places[1]
        high, low = divmod(second, 16)
        numbers.append(first * 4 + high)
        if len(places) > 2:
            high, rest = divmod(places[2], 4)
            numbers.append(low * 16 + high)
        if len(places) > 3:
            numbers.append(rest * 64 + places[3])
    return bytes(numbers)
`;

export const BASE_SIXTY_FOUR = String.raw`${CODED}

def b64encode(s, altchars=None):
    return _encoded(s, _LETTERS)


def b64decode(s, altchars=None, validate=False):
    return _decoded(s, _LETTERS)


def standard_b64encode(s):
    return _encoded(s, _LETTERS)


def standard_b64decode(s):
    return _decoded(s, _LETTERS)


def urlsafe_b64encode(s):
    return _encoded(s, _LETTERS[:62] + '-_')


def urlsafe_b64decode(s):
    return _decoded(s, _LETTERS[:62] + '-_')
`;

export const BINARY_TEXTS = String.raw`${CODED}

class Error(ValueError):
    pass


def hexlify(data):
    return data.hex().encode()


def unhexlify(hexstr):
    text = hexstr if isinstance(hexstr, str) else hexstr.decode()
    if len(text) % 2:
        raise Error('Odd-length string')
    return bytes.fromhex(text)


def b2a_hex(data):
    return hexlify(data)


def a2b_hex(hexstr):
    return unhexlify(hexstr)


def b2a_base64(data, *, newline=True):
    text = _encoded(data, _LETTERS)
    return text + b'\n' if newline else text


def a2b_base64(data, *, strict_mode=False):
    text = data if isinstance(data, str) else data.decode()
    letters = ''
    for letter in text:
        if letter == '=' or letter in _LETTERS:
            letters += letter
    if len(letters) % 4:
        raise Error('Incorrect padding')
    return _decoded(letters, _LETTERS)
`;
