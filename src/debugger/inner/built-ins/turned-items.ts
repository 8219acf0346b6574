/** `reversed`, where no iterator of the library could go through the items, or where they are the program's. */
import type { SyntaxNode } from '../../../python/statements/tree/syntax-node';
import { itemsInside } from '../../../python/values/children';
import { turnedRange } from '../../../python/values/items';
import type { Value } from '../../../python/values/value';
import { innerCall, type BuiltInContext, type HeldValues, type InnerStep } from '../calls/inner-call';
import type { Iterations } from './iterations';

/**
 * Of a list or tuple with classes or functions of the program in it, which no iterator of the library could hold, of one that is
 * gone through later, of a range that a loop goes through, and of an instance that has a length and items by places.
 */
export function turnedItems(
  node: SyntaxNode,
  value: Value,
  values: HeldValues,
  iterations: Iterations,
  context: BuiltInContext,
): InnerStep | undefined {
  const turned = context.isLooped(node) ? turnedRange(value) : undefined;
  if (turned) return { value: turned };
  if (iterations.classes.method(value, '__getitem__')) return byPlaces(node, value, values, iterations);
  if (holdsMakers(value)) {
    const lines = ['_items = _items[::-1]', 'for _item in _items:', '    yield _item'];
    return innerCall('<reversed>', { _items: value }, lines, { lazy: 'reversed' });
  }
  if (!context.isKept(node) || (value.kind !== 'list' && value.kind !== 'tuple')) return undefined;
  const { kind, items } = value;
  return iterations.over({ kind, items: items.toReversed() }, kind === 'list' ? 'list_reverseiterator' : 'reversed');
}

/** The length is asked for at once, the items one after the other. */
function byPlaces(node: SyntaxNode, value: Value, values: HeldValues, { classes }: Iterations): InnerStep | undefined {
  if (!classes.method(value, '__len__')) return undefined;
  const place = { range: node.range, text: `len(${node.text})` };
  const length = values.computed(place)?.value;
  if (!length) return { ...innerCall('<len>', { _object: value }, ['return _object.__len__()']), place };
  if (length.kind !== 'int') return undefined;
  const numbers = [length.value - 1n, -1n, -1n].map((number): Value => ({ kind: 'int', value: number }));
  return innerCall(
    '<reversed>',
    { _object: value, _places: { kind: 'call', name: 'range', args: numbers } },
    ['for _place in _places:', '    try:', '        _item = _object.__getitem__(_place)', '    except (IndexError, StopIteration):', '        return', '    yield _item'], // prettier-ignore
    { lazy: 'reversed' },
  );
}

/** It is a list or the like with classes or functions of the program in it. */
function holdsMakers(value: Value | undefined): boolean {
  return value !== undefined && value.kind !== 'object' && itemsInside(value).some(isMaker);
}

function isMaker(value: Value | undefined): boolean {
  return value?.kind === 'opaque' && /^(?:class|function)$/.test(value.type);
}

/** What is read in it holds such things, so that its own value may. */
export function readsMakers(node: SyntaxNode, values: HeldValues): boolean {
  const isDisplay = /^(?:list|tuple)$/.test(node.type);
  const isMade = (child: SyntaxNode): boolean => (isDisplay && isMaker(values.of(child))) || readsMakers(child, values);
  return holdsMakers(values.of(node)) || node.named.some(isMade);
}
