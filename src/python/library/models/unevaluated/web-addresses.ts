/** Addresses and their queries in parts, as `urllib.parse` names them. */
import { UNQUOTING } from './quoted-texts';

export const WEB_ADDRESSES = String.raw`from collections import namedtuple as _namedtuple

_Parsed = _namedtuple('ParseResult', 'scheme netloc path params query fragment')
_Split = _namedtuple('SplitResult', 'scheme netloc path query fragment')


def _host(netloc):
    place = netloc.rpartition('@')[2]
    host, colon, port = place.partition(':')
    return host.lower() or None


def _port(netloc):
    place = netloc.rpartition('@')[2]
    host, colon, port = place.partition(':')
    if not port:
        return None
    if not port.isdigit():
        raise ValueError(f'Port could not be cast to integer value as {port!r}')
    return int(port)


def _user(netloc):
    people, at, place = netloc.rpartition('@')
    return people.partition(':')[0] if at else None


def _password(netloc):
    people, at, place = netloc.rpartition('@')
    user, colon, password = people.partition(':')
    return password if colon else None


class _Located:
    @property
    def hostname(self):
        return _host(self.netloc)

    @property
    def port(self):
        return _port(self.netloc)

    @property
    def username(self):
        return _user(self.netloc)

    @property
    def password(self):
        return _password(self.netloc)


class ParseResult(_Located, _Parsed):
    def geturl(self):
        return urlunparse(self)


class SplitResult(_Located, _Split):
    def geturl(self):
        return urlunsplit(self)


def _is_scheme(text):
    return text[:1].isalpha() and all(letter.isalnum() or letter in '+-.' for letter in text)


def _split(url, scheme, allow_fragments):
    netloc = query = fragment = ''
    before, colon, after = url.partition(':')
    if colon and (before.isalpha() or _is_scheme(before)):
        scheme = before.lower()
        url = after
    if allow_fragments:
        url, hash, fragment = url.partition('#')
    url, mark, query = url.partition('?')
    if url.startswith('//'):
        rest = url.removeprefix('//')
        netloc, slash, rest = rest.partition('/')
        url = slash + rest
    return scheme, netloc, url, query, fragment


def urlsplit(url, scheme='', allow_fragments=True):
    scheme, netloc, path, query, fragment = _split(url, scheme, allow_fragments)
    return SplitResult(scheme, netloc, path, query, fragment)


def urlparse(url, scheme='', allow_fragments=True):
    scheme, netloc, path, query, fragment = _split(url, scheme, allow_fragments)
    params = ''
    if ';' in path and scheme in ('', 'ftp', 'http', 'https', 'sip', 'sips', 'mms', 'sftp', 'tel'):
        folder, slash, last = path.rpartition('/')
        last, mark, params = last.partition(';')
        path = folder + slash + last
    return ParseResult(scheme, netloc, path, params, query, fragment)


def urlunsplit(components):
    scheme, netloc, path, query, fragment = components
    url = path
    if netloc:
        if url and not url.startswith('/'):
            url = '/' + url
        url = '//' + netloc + url
    if scheme:
        url = scheme + ':' + url
    if query:
        url = url + '?' + query
    if fragment:
        url = url + '#' + fragment
    return url


def urlunparse(components):
    scheme, netloc, path, params, query, fragment = components
    if params:
        path = path + ';' + params
    return urlunsplit((scheme, netloc, path, query, fragment))
`;

export const QUERIES = String.raw`${UNQUOTING}

def parse_qsl(qs, keep_blank_values=False):
    pairs = []
    for piece in qs.split('&'):
        name, sign, value = piece.partition('=')
        if value or (keep_blank_values and piece):
            pairs.append((unquote_plus(name), unquote_plus(value)))
    return pairs


def parse_qs(qs, keep_blank_values=False):
    found = {}
    for name, value in parse_qsl(qs, keep_blank_values):
        if name in found:
            found[name].append(value)
        else:
            found[name] = [value]
    return found
`;
