/** `heapq` over instances that say themselves what is less: the library's own text, which compares them one by one. */
import type { Value } from '../../../python/values/value';
import { givenIn, missingArgument, type Given } from '../../operands/leads';
import type { SyntaxNode } from '../../../python/statements/tree/syntax-node';
import { innerCall, type HeldValues, type InnerStep } from '../calls/inner-call';
import type { ProgramClasses } from '../classes/program-classes';

/** An item goes towards the root, up to its place. */
const TOWARDS_ROOT = [
  '_new = _heap[_at]',
  'while _at > 0:',
  '    _above = (_at - 1) >> 1',
  '    _parent = _heap[_above]',
  '    if _new < _parent:',
  '        _heap[_at] = _parent',
  '        _at = _above',
  '        continue',
  '    break',
  '_heap[_at] = _new',
];

/** The smaller children go up to make place for an item, which goes back up from there. @param start where it began */
function fromRoot(start: string): string[] {
  return [
    '_end = len(_heap)',
    `_at = ${start}`,
    '_new = _heap[_at]',
    '_child = 2 * _at + 1',
    'while _child < _end:',
    '    _right = _child + 1',
    '    if _right < _end:',
    '        _one = _heap[_child]',
    '        _other = _heap[_right]',
    '        if _one < _other:',
    '            pass',
    '        else:',
    '            _child = _right',
    '    _heap[_at] = _heap[_child]',
    '    _at = _child',
    '    _child = 2 * _at + 1',
    '_heap[_at] = _new',
    ...TOWARDS_ROOT.map((line) => line.replace('_at > 0', `_at > ${start}`)),
  ];
}

const TEXTS: Readonly<Record<string, readonly string[]>> = {
  heappush: ['_heap.append(_item)', '_at = len(_heap) - 1', ...TOWARDS_ROOT, 'return None'],
  heappop: ['_last = _heap.pop()', 'if not _heap:', '    return _last', '_first = _heap[0]', '_heap[0] = _last', ...fromRoot('0'), 'return _first'], // prettier-ignore
  heapreplace: ['_first = _heap[0]', '_heap[0] = _item', ...fromRoot('0'), 'return _first'],
  heappushpop: ['if not _heap:', '    return _item', '_root = _heap[0]', 'if _root < _item:', '    pass', 'else:', '    return _item', '_heap[0] = _item', ...fromRoot('0'), 'return _root'], // prettier-ignore
  heapify: ['for _start in reversed(range(len(_heap) // 2)):', ...fromRoot('_start').map((line) => `    ${line}`), 'return None'], // prettier-ignore
};

/** @param path of the function: `heapq.heappush` */
export function heapCall(
  path: string,
  node: SyntaxNode,
  values: HeldValues,
  classes: ProgramClasses,
): InnerStep | undefined {
  const name = path.startsWith('heapq.') ? path.slice('heapq.'.length) : '';
  const lines = Object.hasOwn(TEXTS, name) ? TEXTS[name] : undefined;
  const given: readonly Given[] = givenIn(node.get('arguments'));
  if (!lines || given.some(({ keyword, star }) => keyword !== undefined || star !== undefined)) return undefined;
  if (!classes.definesOperators) return undefined;
  const open = missingArgument(given, values);
  if (open) return { needs: open };
  const [heap, item] = given.map((one) => values.of(one.node));
  if (heap?.kind !== 'list' || (item === undefined) !== (name === 'heappop' || name === 'heapify')) return undefined;
  const isOwn = (value: Value): boolean => classes.holds(value, '__lt__', '__gt__');
  if (!isOwn(heap) && !(item && isOwn(item))) return undefined;
  return innerCall(`<${name}>`, { _heap: heap, ...(item && { _item: item }) }, lines);
}
