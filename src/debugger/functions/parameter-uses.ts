/** What kind of value a name has by its annotation, by what a function does with it, and by what it is called. */
import type { SyntaxNode } from '../../python/statements/tree/syntax-node';
import { placesIn, type Place } from '../../python/statements/tree/node-tokens';
import type { Statement } from '../../python/syntax';

export type Sort = 'number' | 'str' | 'list' | 'dict' | 'bool' | 'any';

const ANNOTATED: Readonly<Record<string, Sort>> = {
  int: 'number', float: 'number', str: 'str', bool: 'bool', list: 'list', sequence: 'list', iterable: 'list', dict: 'dict',
  mapping: 'dict',
}; // prettier-ignore

export function sortOfAnnotation(annotation: string | undefined): Sort | undefined {
  const [, written = ''] = /^['"]?(?:\w+\.)*(\w+)/.exec(annotation ?? '') ?? [];
  return ANNOTATED[written.toLowerCase()];
}

const STR_METHODS = new Set(
  'split strip lower upper replace startswith endswith join isdigit isalpha title'.split(' '),
);
const DICT_METHODS = new Set('items keys values get setdefault'.split(' '));
const CALLED: Readonly<Record<string, Sort>> = { range: 'number', abs: 'number', ord: 'str' };
const OF_ITEMS = new Set('len sum sorted max min enumerate reversed list set'.split(' '));

/** Where a name (or `self.name`, or `name["key"]`) stands in the given statements, as a value. */
export function usesOf(name: string, statements: readonly Statement[]): Place[] {
  const type = name.endsWith(']') ? 'subscript' : name.includes('.') ? 'attribute' : 'identifier';
  return statements.flatMap((statement) =>
    [...placesIn(statement).values()].filter(({ node }) => node.type === type && node.text === name && isRead(node)),
  );
}

/** Not the name behind a dot. */
function isRead({ field }: SyntaxNode): boolean {
  return field !== 'attribute';
}

/** A parameter's name and, of a constructor, those of the attributes that it is kept in: `self.items = items or []`. */
export function namesOf(name: string, statements: readonly Statement[]): string[] {
  const kept = statements.flatMap(({ assignments = [] }) =>
    assignments.flatMap(({ targets, value }) => (isKeeping(value, name) ? targets : [])),
  );
  return [name, ...new Set(kept.filter(({ type }) => type === 'attribute').map(({ text }) => text))];
}

/** `items`, `items or []`, `list(items)`, `[] if items is None else items` */
function isKeeping(value: SyntaxNode, name: string): boolean {
  switch (value.type) {
    case 'identifier':
      return value.text === name;
    case 'boolean_operator':
    case 'conditional_expression':
      return value.named.some((one) => one.type === 'identifier' && one.text === name);
    case 'call':
      return /^(?:list|dict|set|tuple|sorted)$/.test(value.get('function')?.text ?? '') &&
        value.get('arguments')?.named.length === 1 && value.get('arguments')?.named[0]?.text === name; // prettier-ignore
    default:
      return false;
  }
}

/** By the first use that tells. */
export function sortOfUses(uses: readonly Place[]): Sort | undefined {
  for (const { node, parent } of uses) {
    if (!parent) continue;
    const callee = parent.node.type === 'argument_list' ? parent.parent?.node.get('function')?.text : undefined;
    const used = callee === undefined ? useOf(node, parent.node) : OF_ITEMS.has(callee) ? 'list' : CALLED[callee];
    if (used) return used;
  }
  return undefined;
}

function useOf(node: SyntaxNode, parent: SyntaxNode): Sort | undefined {
  switch (parent.type) {
    case 'for_statement':
    case 'for_in_clause':
      return node.field === 'right' ? 'list' : undefined;
    case 'binary_operator':
      return parent.children.some(({ type }) => type === 'string') ? undefined : 'number';
    case 'unary_operator':
    case 'augmented_assignment':
      return 'number';
    case 'comparison_operator':
      return parent.children.some(({ type }) => /^[<>]=?$/.test(type)) ? 'number' : undefined;
    case 'subscript':
      // An index may be a key, too.
      return node.field === 'value' ? 'list' : undefined;
    case 'attribute': {
      const method = parent.get('attribute')?.text ?? '';
      return STR_METHODS.has(method)
        ? 'str'
        : DICT_METHODS.has(method)
          ? 'dict'
          : method === 'append'
            ? 'list'
            : undefined;
    }
    default:
      return undefined;
  }
}
