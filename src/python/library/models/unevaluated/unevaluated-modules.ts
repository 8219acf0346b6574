/**
 * Modules of the standard library for programs of which nothing is evaluated: short texts that do the same, step by step. Their own
 * source is machine code, or far longer; as a whole the model does not know what they give.
 */
import { COLLECTIONS } from '../collections';
import { CHAINED_MAPPINGS } from '../collections-user';
import { isOneKind } from '../../../desugar/patterns';
import { DICT_WRITER } from '../data-formats';
import { SHARED_ITERATORS } from '../itertools';
import { part, whole, type Part } from '../module-parts';
import { ARGUMENT_ACTIONS } from './argument-actions';
import { ARGUMENT_PARSERS } from './argument-parsers';
import { BASE_SIXTY_FOUR, BINARY_TEXTS } from './base-sixty-four';
import { CALENDARS } from './calendars';
import { COMMA_SEPARATED } from './comma-separated';
import { DATACLASS_FIELDS } from './dataclass-fields';
import { HEAPS } from './heaps';
import { ITERATORS } from './iterators';
import { JSON_READERS } from './json-readers';
import { JSON_TEXTS } from './json-texts';
import { GETTERS } from './operators';
import { looksForFiles } from '../file-systems';
import { PACKED_BYTES } from './packed-bytes';
import { PURE_PATHS } from './pure-paths';
import { ESCAPED_TEXTS, NAMESPACES, QUOTED_ADDRESSES, QUOTED_WORDS } from './quoted-texts';
import { REGULAR_EXPRESSIONS } from './regular-expressions';
import { CAPITAL_WORDS, PLAIN_TEMPLATES } from './plain-templates';
import { SORTED_PLACES } from './sorted-places';
import { STATISTICS } from './statistics';
import { TEXT_STREAMS } from './text-streams';
import { QUERIES, WEB_ADDRESSES } from './web-addresses';
import { WRAPPED_TEXT } from './wrapped-text';
import { FORMATTERS } from '../string-formatters';
import { TEMPLATES } from '../string-templates';

/** Uses of `re` that are no loop over the characters of a text. */
function needsMatching(program: string): boolean {
  const uses = [...program.matchAll(/\bre\.(\w+)(?:\(\s*([rR]?(?:"[^"\n]*"|'[^'\n]*'))(\s*,\s*[rR]?["'])?)?/g)];
  const isLoop = (name: string, pattern: string, text?: string): boolean =>
    // What a function makes of each match is asked of the function.
    /^(?:findall|sub|split)$/.test(name) && isOneKind(pattern) && (name !== 'sub' || text !== undefined);
  return /\bfrom re import\b/.test(program) || uses.some(([, name = '', pattern = '', text]) => /^[a-z]/.test(name) && !isLoop(name, pattern, text)); // prettier-ignore
}

/** Formats of numbers with a point, and of numbers that are put where this machine would put them. */
function isOddlyPacked(program: string): boolean {
  if (/\bStruct\b|\bpack_into\b/.test(program)) return true;
  // Where the order of bytes is not said, `'ff'` may as well be a word.
  return /(?:['"][<>!=@]|=\s*['"])[\dxcbB?hHiIlLqQs ]*[fdenNPp][\w? ]*['"]/.test(program) || /\b(?:calcsize|(?:un)?pack\w*)\(\s*['"](?![<>!=])/.test(program);
}

/** Templates whose names look otherwise, or of which the names are asked. */
function hasOtherPlaceholders(program: string): boolean {
  return /\b(?:idpattern|braceidpattern|pattern|flags)\s*=|\.(?:is_valid|get_identifiers|pattern)\b/.test(program);
}

export const UNEVALUATED: ReadonlyMap<string, readonly Part[]> = new Map([
  ['argparse', whole(ARGUMENT_ACTIONS, ARGUMENT_PARSERS)],
  ['bisect', [part(SORTED_PLACES, 'insort insort_left insort_right')]],
  ['calendar', [part(CALENDARS, 'MONDAY TUESDAY WEDNESDAY THURSDAY FRIDAY SATURDAY SUNDAY January February month_name month_abbr day_name day_abbr IllegalMonthError isleap leapdays weekday monthrange monthcalendar month prmonth', (program) => !/\b(?:setfirstweekday|firstweekday|\w*Calendar)\b/.test(program))]], // prettier-ignore
  ['collections', [...COLLECTIONS, part(CHAINED_MAPPINGS, 'ChainMap')]],
  ['csv', whole(COMMA_SEPARATED, DICT_WRITER)],
  ['dataclasses', [part(DATACLASS_FIELDS, 'is_dataclass fields asdict astuple')]],
  ['heapq', whole(HEAPS)],
  ['io', [part(TEXT_STREAMS, 'StringIO')]],
  ['itertools', whole(ITERATORS, SHARED_ITERATORS)],
  ['re', [{ text: REGULAR_EXPRESSIONS, isUsedIn: needsMatching }]],
  ['base64', [part(BASE_SIXTY_FOUR, 'b64encode b64decode standard_b64encode standard_b64decode urlsafe_b64encode urlsafe_b64decode', (program) => !/\b(?:altchars|validate)\b/.test(program))]], // prettier-ignore
  ['binascii', [part(BINARY_TEXTS, 'Error hexlify unhexlify b2a_hex a2b_hex b2a_base64 a2b_base64', (program) => !/\b(?:sep|bytes_per_sep)\s*=/.test(program))]], // prettier-ignore
  ['textwrap', [part(WRAPPED_TEXT, 'wrap fill shorten indent dedent', (program) => !/\bTextWrapper\b|\b(?:break_\w+|drop_whitespace|max_lines|replace_whitespace|expand_tabs|tabsize)\s*=/.test(program))]], // prettier-ignore
  ['urllib.parse', [part(QUOTED_ADDRESSES, 'quote quote_plus unquote unquote_plus urlencode', (program) => !/\b(?:doseq|quote_via|encoding|errors)\s*=/.test(program)), part(WEB_ADDRESSES, 'urlparse urlsplit urlunparse urlunsplit ParseResult SplitResult'), part(QUERIES, 'parse_qs parse_qsl', (program) => !/\b(?:strict_parsing|encoding|errors|max_num_fields|separator)\s*=/.test(program))]], // prettier-ignore
  ['shlex', [part(QUOTED_WORDS, 'split quote join', (program) => !/\b(?:comments|posix)\s*=/.test(program))]],
  ['html', [part(ESCAPED_TEXTS, 'escape')]],
  ['types', [part(NAMESPACES, 'SimpleNamespace')]],
  ['string', [part(PLAIN_TEMPLATES, 'Template', (program) => !hasOtherPlaceholders(program)), part(TEMPLATES, 'Template', hasOtherPlaceholders), part(FORMATTERS, 'Formatter'), part(CAPITAL_WORDS, 'capwords')]], // prettier-ignore
  ['struct', [part(PACKED_BYTES, 'error calcsize pack unpack unpack_from iter_unpack', (program) => !isOddlyPacked(program))]],
  ['pathlib', [part(PURE_PATHS, 'PurePosixPath PurePath PosixPath Path', (program) => !/\b(?:PureWindowsPath|WindowsPath)\b/.test(program) && !looksForFiles(program))]], // prettier-ignore
  ['json', [part(JSON_TEXTS, 'dumps dump'), part(JSON_READERS, 'loads load JSONDecodeError', (program) => !/\b(?:object_hook|object_pairs_hook|parse_\w+|strict|cls)\s*=|\bjson\.decoder\b|\bJSON(?:De|En)coder\b/.test(program))]], // prettier-ignore
  ['operator', [part(GETTERS, 'itemgetter attrgetter methodcaller')]],
  ['statistics', [part(STATISTICS, 'StatisticsError mean fmean median median_low median_high mode multimode variance pvariance stdev pstdev')]], // prettier-ignore
]);
