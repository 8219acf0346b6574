/** `struct`: numbers and texts as bytes, one field of the format after the other. Sizes are the standard ones, also where none are asked for. */
export const PACKED_BYTES = String.raw`class error(Exception):
    pass


_SIZES = {'x': 1, 'c': 1, 'b': 1, 'B': 1, '?': 1, 'h': 2, 'H': 2, 'i': 4, 'I': 4, 'l': 4, 'L': 4, 'q': 8, 'Q': 8}


def _fields(format):
    order = 'little'
    if format[:1] in '<>!=@':
        if format[:1] in '>!':
            order = 'big'
        format = format[1:]
    fields = []
    count = ''
    for code in format:
        if code.isdigit():
            count += code
        elif code == 's':
            fields.append((code, int(count or '1')))
            count = ''
        elif code != ' ':
            if code not in _SIZES:
                raise error('bad char in struct format')
            size = _SIZES[code]
            for _ in range(int(count or '1')):
                fields.append((code, size))
            count = ''
    return order, fields


def calcsize(format):
    order, fields = _fields(format)
    total = 0
    for code, size in fields:
        total += size
    return total


def _bytes_of(number, size, order):
    if number < 0:
        number += 2 ** (8 * size)
    found = []
    for _ in range(size):
        found.append(number % 256)
        number //= 256
    if order == 'big':
        found.reverse()
    return bytes(found)


def _number_of(data, order):
    found = list(data)
    if order == 'little':
        found.reverse()
    number = 0
    for byte in found:
        number = number * 256 + byte
    return number


def pack(format, *values):
    order, fields = _fields(format)
    wanted = 0
    for code, size in fields:
        if code != 'x':
            wanted += 1
    if wanted != len(values):
        raise error(f'pack expected {wanted} items for packing (got {len(values)})')
    data = b''
    at = 0
    for code, size in fields:
        if code == 'x':
            data += b'\x00'
            continue
        value = values[at]
        at += 1
        if code == 's':
            part = value[:size].ljust(size, b'\x00')
        elif code == 'c':
            part = value
        else:
            part = _bytes_of(int(value), size, order)
        data += part
    return data


def unpack(format, buffer):
    size = calcsize(format)
    if len(buffer) != size:
        raise error(f'unpack requires a buffer of {size} bytes')
    return unpack_from(format, buffer)


def unpack_from(format, buffer, offset=0):
    order, fields = _fields(format)
    values = []
    for code, size in fields:
        end = offset + size
        part = buffer[offset:end]
        offset = end
        if code == 's' or code == 'c':
            values.append(part)
        elif code != 'x':
            number = _number_of(part, order)
            if code in 'bhilq' and part:
                half = 2 ** (8 * size - 1)
                if number >= half:
                    number -= 2 * half
            if code == '?':
                number = number != 0
            values.append(number)
    return tuple(values)


def iter_unpack(format, buffer):
    size = calcsize(format)
    for offset in range(0, len(buffer), size):
        yield unpack_from(format, buffer, offset)
`;
