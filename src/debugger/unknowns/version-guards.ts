/** Comparisons of `sys.version_info` that come out the same for every Python that a program may be run by. */
import type { SyntaxNode } from '../../python/statements/tree/syntax-node';

const VERSION = 'sys.version_info';
/** The same in one number. */
const HEX_VERSION = 'sys.hexversion';
/** Of Python 3: every Python that is still maintained has come this far. */
const OLDEST_MINOR = 10;

/** Whether a comparison is with a version that is older than all of them, or newer. */
export function isVersionGuard(comparison: SyntaxNode): boolean {
  const [left, right, ...more] = comparison.named.map(({ bare }) => bare);
  if (!left || !right || more.length > 0) return false;
  return (isVersion(left) && isFarAway(right)) || (isVersion(right) && isFarAway(left));
}

/** All of it, or its beginning. */
function isVersion(node: SyntaxNode): boolean {
  const whole = node.type === 'subscript' ? node.get('value') : node.text === `${VERSION}.major` ? node.get('object') : node; // prettier-ignore
  return whole?.text === VERSION || node.text === HEX_VERSION;
}

function isFarAway(node: SyntaxNode): boolean {
  const parts = node.type === 'tuple' ? node.named : [node];
  if (parts.length === 0 || parts.some(({ type }) => type !== 'integer')) return false;
  const [first = 0, second = 0] = parts.map(({ text }) => Number(text));
  // Major and minor version are its first two bytes.
  const [major, minor] = first > 0xffff ? [first >> 24, (first >> 16) & 0xff] : [first, second];
  return major !== 3 || minor <= OLDEST_MINOR;
}
