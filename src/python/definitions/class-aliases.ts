/** Other names that the body of a class gives to its methods: `__radd__ = __add__`, `area = property(get_area, set_area)`. */
import { innerFunction } from '../desugar/inner-function';
import type { SyntaxNode } from '../statements/tree/syntax-node';
import type { FunctionInfo, SourceFile } from '../syntax';
import { statementsIn } from './function-statements';
import { writtenClass } from './made-classes';

export interface ClassAlias {
  /** The method, as the class has it. */
  readonly method: string;
  /** What has been made of it. */
  readonly wrapper?: Wrapper;
  readonly setter?: string | undefined;
  readonly deleter?: string | undefined;
  /** It is one of a built-in class: `dict` in `__getattr__ = dict.get`. */
  readonly builtIn?: string;
  /** It is whatever an expression gives: `__eq__ = compared(eq)`, `__repr__ = lambda self: self.name`. */
  readonly isMade?: true;
}

/** Methods that Python itself calls on an instance. */
export const CALLED =
  /^__(?:[ri]?(?:add|sub|mul|truediv|floordiv|mod|pow|matmul|and|or|xor|[lr]shift)|r?divmod|eq|ne|[lg][te]|hash|bool|len|contains|iter|next|reversed|missing|(?:get|set|del)(?:item|attr)|call|enter|exit|str|repr|format|bytes|int|float|index|complex|round|abs|neg|pos|invert|init)__$/;

type Wrapper = 'property' | 'staticmethod' | 'classmethod';

const known = new WeakMap<SourceFile['functions'], Map<FunctionInfo, ReadonlyMap<string, ClassAlias>>>();

/** By the other name. */
export function aliasesIn(source: SourceFile, owner: FunctionInfo): ReadonlyMap<string, ClassAlias> {
  const ofSource = known.get(source.functions) ?? new Map<FunctionInfo, ReadonlyMap<string, ClassAlias>>();
  known.set(source.functions, ofSource);
  const found = ofSource.get(owner) ?? readAliases(source, owner);
  ofSource.set(owner, found);
  return found;
}

/** A call that makes a property or the like of methods. */
export function isWrapping({ bare }: SyntaxNode): boolean {
  return wrapperOf(bare) !== undefined;
}

function readAliases(source: SourceFile, owner: FunctionInfo): ReadonlyMap<string, ClassAlias> {
  const found = new Map<string, ClassAlias>();
  for (const statement of statementsIn(source, owner)) {
    const [assignment, ...more] = statement.kind === 'assignment' ? (statement.assignments ?? []) : [];
    if (!assignment || more.length > 0 || statement.scope !== writtenClass(owner)) continue;
    for (const target of assignment.targets) {
      const alias = target.type === 'identifier' ? aliasOf(assignment.value, target.text) : undefined;
      if (alias) found.set(target.text, alias);
    }
  }
  return found;
}

/** What calling a method does that the class has made by an expression: whatever that has given, which is found in the class. */
export function madeMethod(source: SourceFile, owner: FunctionInfo, { method }: ClassAlias): FunctionInfo {
  const body = `return __class__.__dict__[${JSON.stringify(method)}](_object, *_given, **_named)`;
  return innerFunction(source, method, `def f(_object, /, *_given, **_named):\n    ${body}\n`, owner);
}

/** What calling a method of a built-in class under another name does, as a function of our own: it has no frame that people see. */
export function builtInMethod(
  source: SourceFile,
  owner: FunctionInfo,
  { method, builtIn = '' }: ClassAlias,
): FunctionInfo {
  const body = ITEMS[method] ?? `return ${builtIn}.${method}(_object, *_given, **_named)`;
  const parameters = ITEMS[method] === undefined ? '_object, /, *_given, **_named' : '_object, _key, _value=None, /';
  return innerFunction(source, method, `def f(${parameters}):\n    ${body}\n`, owner);
}

/** They are written with brackets. */
const ITEMS: Readonly<Record<string, string>> = {
  __getitem__: 'return _object[_key]',
  __setitem__: '_object[_key] = _value',
  __delitem__: 'del _object[_key]',
};

/** Expressions that may give a function. */
const MAKING: ReadonlySet<string> = new Set(['call', 'lambda', 'attribute', 'subscript', 'conditional_expression']);

function aliasOf({ bare }: SyntaxNode, name: string): ClassAlias | undefined {
  if (bare.type === 'identifier') return { method: bare.text };
  const [, builtIn, method] = /^(dict|list|set|str|int|float|tuple)\.(\w+)$/.exec(bare.type === 'attribute' ? bare.text : '') ?? []; // prettier-ignore
  // Under any other name it is a value like others.
  if (builtIn !== undefined && method !== undefined) return /^__\w+__$/.test(name) ? { method, builtIn } : undefined;
  const wrapper = wrapperOf(bare);
  const given = wrapper === undefined ? [] : (bare.get('arguments')?.named ?? []);
  const named = (name: string, at: number): string | undefined => {
    const keyword = given.find((node) => node.type === 'keyword_argument' && node.get('name')?.text === name);
    const node = keyword?.get('value') ?? given.slice(0, at + 1).find((one, i) => i === at && one.type !== 'keyword_argument'); // prettier-ignore
    return node?.bare.type === 'identifier' ? node.bare.text : undefined;
  };
  const wrapped = named('fget', 0);
  if (wrapper === undefined || wrapped === undefined)
    return CALLED.test(name) && MAKING.has(bare.type) && wrapper === undefined
      ? { method: name, isMade: true }
      : undefined;
  return wrapper === 'property' ? { method: wrapped, wrapper, setter: named('fset', 1), deleter: named('fdel', 2) } : { method: wrapped, wrapper }; // prettier-ignore
}

function wrapperOf(node: SyntaxNode): Wrapper | undefined {
  const name = node.type === 'call' ? node.get('function')?.bare.text : undefined;
  return name === 'property' || name === 'staticmethod' || name === 'classmethod' ? name : undefined;
}
