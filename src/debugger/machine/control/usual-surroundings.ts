/**
 * Tests of what a program finds where it runs, and how they mostly come out: a Python of today, the system that the debugger
 * runs on, and environment variables that are not set.
 */
import { files } from '../../../python/files/files';
import { askedBeforeRun, UNSET } from '../../unknowns/outside';

/** Of Python 3: what most programs are run by. */
const USUAL_MINOR = 12;
/** How often a test comes out as it mostly does: an estimate. */
const MOSTLY = 0.9;

const VERSION = /^(?:sys\.)?version_info(?:\[:\d\])? (<|<=|>|>=) \(3, ?(\d+)/;
/** The same in one number: `sys.hexversion < 0x03000000`. */
const HEX_VERSION = /^(?:sys\.)?hexversion (<|<=|>|>=) 0x0?3([\da-f]{2})[\da-f]{4}$/i;
const SYSTEM = /^(?:sys\.platform|os\.name) (==|!=) ['"](\w+)['"]$/;
const STARTING = /^sys\.platform\.startswith\(['"](\w+)['"]\)$/;
const IMPLEMENTATION = /^(?:sys\.implementation\.name|platform\.python_implementation\(\)) (==|!=) ['"](\w+)['"]$/;
const IS_SET = /^['"]\w+['"] (not )?in os\.environ$/;
/** `PY_3_14_PLUS`, bound to what such a test gives, and `version` in `version >= (3, 11)`. */
const NAME = /^[\w.]+/;
/** Tests that hold for what is not there. */
const OF_NOTHING = /\bis\s+None\b|==\s*None\b|!=\s*['"\d]|\bnot in\b/;

/** Where a branch mostly leads, the index of the way; undefined where that says nothing about it. */
export function usualWay(
  text: string,
  reason: string | undefined,
): { readonly likely: 0 | 1; readonly sure: number; readonly isUsual: true } | undefined {
  const isNegated = text.startsWith('not ');
  const test = isNegated ? text.slice(4) : text;
  const asked = askedBeforeRun(reason) ?? '';
  // It may stand under another name.
  const holds =
    isUsual(test, reason) ?? (asked.endsWith(test.replace(NAME, '')) ? isUsual(asked, undefined) : undefined);
  return holds === undefined ? undefined : { likely: holds === isNegated ? 1 : 0, sure: MOSTLY, isUsual: true };
}

function isUsual(text: string, reason: string | undefined): boolean | undefined {
  const [, order = '', minor] = VERSION.exec(text) ?? [];
  if (minor !== undefined) return isSoUsual(order, Number(minor));
  const [, relation = '', digits] = HEX_VERSION.exec(text) ?? [];
  if (digits !== undefined) return isSoUsual(relation, parseInt(digits, 16));
  const { platform } = files();
  const system = platform === 'browser' ? 'linux' : platform;
  const [, equality, name = ''] = SYSTEM.exec(text) ?? [];
  if (equality !== undefined)
    return [system, system === 'win32' ? 'nt' : 'posix'].includes(name) === (equality === '==');
  const [, beginning] = STARTING.exec(text) ?? [];
  if (beginning !== undefined) return system.startsWith(beginning);
  const [, sameness, made = ''] = IMPLEMENTATION.exec(text) ?? [];
  if (sameness !== undefined) return (made.toLowerCase() === 'cpython') === (sameness === '==');
  const asked = IS_SET.exec(text);
  if (asked) return asked[1] !== undefined;
  return reason === UNSET ? OF_NOTHING.test(text) : undefined;
}

function isSoUsual(order: string, minor: number): boolean {
  return order.startsWith('>') ? USUAL_MINOR >= minor : USUAL_MINOR < minor;
}
