/** What kind of value an expression has by its looks. */
import type { SyntaxNode } from '../../python/statements/tree/syntax-node';

export type ValueKind = 'int' | 'str' | 'list' | 'bool' | 'dict' | 'float';

const KINDS: Readonly<Record<string, ValueKind>> = {
  string: 'str',
  concatenated_string: 'str',
  true: 'bool',
  false: 'bool',
  not_operator: 'bool',
  comparison_operator: 'bool',
  list: 'list',
  list_comprehension: 'list',
  dictionary: 'dict',
  dictionary_comprehension: 'dict',
  integer: 'int',
  float: 'float',
};

const FUNCTIONS = byName({
  str: 'str repr chr format input',
  bool: 'any all bool isinstance callable hasattr',
  list: 'list sorted reversed',
  dict: 'dict defaultdict Counter',
  float: 'float',
  int: 'int len sum abs round ord',
});

const METHODS = byName({
  str: 'join replace strip lstrip rstrip upper lower format title',
  bool: 'startswith endswith isdigit isalpha',
  list: 'split copy',
  int: 'count index find',
});

const OPERATORS: Readonly<Record<string, ValueKind>> = { '/': 'float', '//': 'int', '%': 'int' };

export function isConstant({ type, children }: SyntaxNode): boolean {
  const [sign, number] = type === 'unary_operator' ? children : [];
  return /^(?:true|false|none|integer)$/.test(type) || (sign?.type === '-' && number?.type === 'integer');
}

export function likelyKind(expression: SyntaxNode | undefined): ValueKind | undefined {
  const node = expression?.bare;
  switch (node?.type) {
    case undefined:
      return undefined;
    case 'call': {
      const callee = node.get('function');
      if (callee?.type === 'attribute') return METHODS.get(callee.get('attribute')?.text ?? '');
      return FUNCTIONS.get(callee?.text ?? '');
    }
    case 'unary_operator':
      return likelyKind(node.get('argument'));
    case 'boolean_operator':
      return likelyKind(node.get('right')) ?? likelyKind(node.get('left'));
    case 'conditional_expression':
      return likelyKind(node.named[0]) ?? likelyKind(node.named[2]);
    case 'binary_operator': {
      const left = likelyKind(node.get('left'));
      // `'%s' % x` is a text.
      if (left === 'str') return left;
      return OPERATORS[node.get('operator')?.text ?? ''] ?? left ?? likelyKind(node.get('right'));
    }
    default:
      return node && KINDS[node.type];
  }
}

function byName(kinds: Readonly<Partial<Record<ValueKind, string>>>): ReadonlyMap<string, ValueKind> {
  const entries = Object.entries(kinds) as [ValueKind, string][];
  return new Map(entries.flatMap(([kind, names]) => names.split(' ').map((name) => [name, kind] as const)));
}
