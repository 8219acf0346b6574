/**
 * Functions of `operator`, and others that are values: `OPS[sign](a, b)` is asked about as `(a + b)` where `OPS[sign]` is
 * `operator.add`, and `root(x)` as `math.sqrt(x)`. The model knows what those do; which function it is, the values say. What it
 * answers is said of the parts of the statement, which stay as they are written. So is `type(sep)(n)`, which is `str(n)` where `sep` is a text.
 */
import { contains, isSameRange } from '../../codec/step/syntax/call-syntax';
import type { Query } from '../../codec/query';
import { revised } from '../../python/statements/revised-statement';
import type { SyntaxNode } from '../../python/statements/tree/syntax-node';
import { builtInMethod } from '../../python/definitions/builtin-names';
import { moduleNamed } from '../../python/library/function-values';
import { isLibraryClass } from '../../python/library/library-types';
import { importedPath } from '../../python/modules/imported-path';
import type { CallSite, SourceFile, SourceToken, Statement, SubExpression } from '../../python/syntax';
import { evaluatePath, type Lookup } from '../../python/values/access-path';
import type { Value } from '../../python/values/value';
import { dottedName } from './imported-names';

const OPERATORS: Readonly<Partial<Record<string, string>>> = {
  add: '+',
  concat: '+',
  sub: '-',
  mul: '*',
  truediv: '/',
  floordiv: '//',
  mod: '%',
  pow: '**',
  and_: '&',
  or_: '|',
  xor: '^',
  lshift: '<<',
  rshift: '>>',
  lt: '<',
  le: '<=',
  eq: '==',
  ne: '!=',
  ge: '>=',
  gt: '>',
};

/** A call of a function of the library by a value that is one. */
interface Called {
  readonly part: SubExpression;
  readonly callee: SyntaxNode;
  readonly given: SyntaxNode;
  readonly module: string;
  readonly name: string;
}

/** Built-in classes that are named like the kinds of their values. */
const CLASSES = /^(?:int|float|str|bytes|list|tuple|set|dict)$/;

/** What a name means by the imports; undefined where it has another value. */
type Imported = (name: string) => string | undefined;

/** The question in which such calls are written as what they do. */
export function withOperators(query: Query, source: SourceFile): Query {
  const { statement } = query;
  const { scope, subExpressions } = statement;
  const lookup: Lookup = (name) => query.lookup(name);
  const imported: Imported = (root) => {
    const value = lookup(root);
    return value ? moduleNamed(value) : importedPath(source, scope, root);
  };
  const asked = subExpressions.flatMap((part) => calledIn(part, lookup, imported) ?? []).reduce(written, statement);
  return asked === statement ? query : { ...query, statement: asked };
}

function calledIn(part: SubExpression, lookup: Lookup, imported: Imported): Called | undefined {
  const { node } = part;
  const callee = node?.type === 'call' ? node.get('function') : undefined;
  const given = node?.get('arguments');
  const class_ = callee && classOf(callee, lookup);
  if (callee && given && class_ !== undefined) return { part, callee, given, module: '', name: class_ };
  if (!callee || !given || !/^(?:identifier|attribute|subscript)$/.test(callee.type)) return undefined;
  const value = evaluatePath(callee.text, lookup);
  const path = value?.kind === 'opaque' && value.type === 'builtin' ? value.name : (operatorPath(callee.text, imported) ?? ''); // prettier-ignore
  const own = value && ownName(value);
  if (own !== undefined && !lookup(own)) return { part, callee, given, module: '', name: own };
  const [module, name, ...more] = path.split('.');
  if (module === undefined || name === undefined || more.length > 0) return undefined;
  const isMethod = value !== undefined && !lookup(module) && builtInMethod(module, name) !== undefined;
  const isKnown = module === 'operator' ? isOfTwo(given, name) : module === 'math' || isMethod;
  return isKnown ? { part, callee, given, module, name } : undefined;
}

/** `operator.mul`, also of `op.mul` and `mul`. */
function operatorPath(callee: string, imported: Imported): string | undefined {
  const [root = ''] = callee.split('.');
  const path = (imported(root) ?? root) + callee.slice(root.length);
  return path.startsWith('operator.') ? path : undefined;
}

/** `size(x)`, where `size` is `len`, and `make()`, where `make` is `collections.Counter`. */
function ownName(value: Value): string | undefined {
  if (value.kind !== 'opaque' || value.definition !== undefined) return undefined;
  if (value.type === 'builtin' && isLibraryClass(value.name)) return value.name.slice(value.name.lastIndexOf('.') + 1);
  const isOne = value.type === 'builtin' ? /^[a-z]+$/.test(value.name) : value.type === 'class' && CLASSES.test(value.name); // prettier-ignore
  return isOne ? value.name : undefined;
}

/** `type(x)` and `x.__class__`, where it is known what `x` is; nothing of the program can be such a value. */
function classOf(callee: SyntaxNode, lookup: Lookup): string | undefined {
  const [only, ...more] = callee.type === 'call' && callee.get('function')?.text === 'type' && !lookup('type') ? (callee.get('arguments')?.named ?? []) : []; // prettier-ignore
  const isClass = callee.type === 'attribute' && callee.get('attribute')?.text === '__class__';
  const holder = isClass ? callee.get('object') : more.length === 0 ? only : undefined;
  const value = holder && evaluatePath(holder.bare.text, lookup);
  return value && CLASSES.test(value.kind) && !lookup(value.kind) ? value.kind : undefined;
}

/** It has an operator, and two operands that a comma stands between. */
function isOfTwo(given: SyntaxNode, name: string): boolean {
  const isPlain = given.named.every(({ type }) => !/^(?:keyword_argument|list_splat|dictionary_splat)$/.test(type));
  return Object.hasOwn(OPERATORS, name) && given.named.length === 2 && isPlain;
}

function written(statement: Statement, called: Called): Statement {
  const { part, callee, given, module, name } = called;
  const operator = module === 'operator' ? OPERATORS[name] : undefined;
  const { tokens, subExpressions, calls } = statement;
  const isCallee = ({ range }: { readonly range: SourceToken['range'] }): boolean => contains(callee.range, range);
  const isPart = ({ range }: { readonly range: SourceToken['range'] }): boolean => isSameRange(range, part.range);
  const first = tokens.findIndex(isCallee);
  const [left, right] = given.named;
  const comma = left && right && tokens.findIndex(({ range, text }) => text === ',' && isBetween(range, left, right));
  const isClass = module === '';
  const function_ = dottedName(isClass ? [name] : [module, name], callee.range);
  const asked = tokens.flatMap((token, at): SourceToken[] => {
    if (isCallee(token)) return at === first && operator === undefined ? function_ : [];
    return at === comma && operator !== undefined ? [{ ...token, kind: 'operator', text: operator }] : [token];
  });
  const said: SubExpression =
    operator === undefined
      ? { ...part, operator: name, operatorKind: isClass ? 'call' : 'method' }
      : { ...part, operator, operatorKind: 'operator', operands: [left?.bare.text ?? '', right?.bare.text ?? ''] };
  const others = subExpressions.filter((one) => one === part || !isCallee(one));
  return revised(statement, {
    tokens: asked,
    subExpressions: others.map((one) => (one === part ? said : one)),
    calls:
      operator === undefined
        ? calls.flatMap((site) =>
            isPart(site) ? siteAs(site, name, isClass ? undefined : module) : isCallee(site) ? [] : site,
          )
        : calls.filter((site) => !isPart(site)),
  });
}

function siteAs(site: CallSite, callee: string, receiver: string | undefined): CallSite {
  const { range, text, arguments: given, repeated } = site;
  return { range, text, arguments: given, repeated, callee, ...(receiver !== undefined && { receiver }) };
}

function isBetween(range: SourceToken['range'], { range: left }: SyntaxNode, { range: right }: SyntaxNode): boolean {
  const isBehind = range.line > left.endLine || (range.line === left.endLine && range.column >= left.endColumn);
  return isBehind && (range.line < right.line || (range.line === right.line && range.column < right.column));
}
