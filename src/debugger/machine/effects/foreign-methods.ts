/**
 * Methods that a class of the program has from a foreign one call those that it defines itself, like `visit` of a visitor: what
 * those change is not known any more.
 */
import type { ComputedValue } from '../../../codec/query';
import { BARE, builtInOrder, foreignBases, isEnumBase, resolutionOrder } from '../../../python/definitions/class-order';
import { isTupleClass } from '../../../python/definitions/dataclass-mark';
import { classOf, findMethod } from '../../../python/definitions/definitions';
import { writtenClass } from '../../../python/definitions/made-classes';
import type { SyntaxNode } from '../../../python/statements/tree/syntax-node';
import type { FunctionInfo, SourceFile, Statement } from '../../../python/syntax';
import { isSameRange } from '../../../python/text/ranges';
import type { ClassAttributes } from '../../classes/class-attributes';
import type { State } from '../../state/state';
import { statementsOf } from '../../program/alignment';
import { mentionsIn, named as allNamed } from '../../program/mentions';
import { withoutGivenUp } from '../control/given-up';
import { HandedReader, NOTHING_HELD } from './handed-reader';

/** @param nodes expressions whose value is not known, or is guessed */
export function afterForeignMethods(
  source: SourceFile,
  state: State,
  nodes: readonly (SyntaxNode | undefined)[],
  classAttributes: ClassAttributes,
): State {
  return nodes.reduce((next, node) => {
    const callee = node?.type === 'call' ? node.get('function')?.bare : undefined;
    const [object, method] = [callee?.get('object'), callee?.get('attribute')?.text ?? ''];
    if (!object || method.startsWith('_')) return next;
    const holder = new HandedReader(next, undefined, classAttributes, NOTHING_HELD).holder(object);
    const owner = holder?.kind === 'object' ? classOf(source, holder) : undefined;
    if (!holder || !owner || findMethod(source, owner, method) || !hasForeignMethods(source, owner)) return next;
    const only = calledByOthers(source, owner);
    const reason = `what ${owner.name}.${method} calls is not followed`;
    return only.size === 0 ? next : withoutGivenUp(source, next, { only, instances: [holder] }, reason);
  }, state);
}

/** What has been read of a statement may be unknown since it is such a method's. */
export function afterUnread(
  source: SourceFile,
  state: State,
  { subExpressions }: Statement,
  read: readonly ComputedValue[],
  classAttributes: ClassAttributes,
): State {
  const unknown = read.filter(({ value }) => value.kind === 'unknown');
  const nodes = subExpressions.flatMap(({ node }) => (node && unknown.some(({ range }) => isSameRange(range, node.range)) ? [node] : [])); // prettier-ignore
  return nodes.length === 0 ? state : afterForeignMethods(source, state, nodes, classAttributes);
}

function hasForeignMethods(source: SourceFile, owner: FunctionInfo): boolean {
  if (isTupleClass(source, owner)) return false;
  return foreignBases(source, owner).some((base) => !BARE.test(base) && !isEnumBase(base) && !builtInOrder(base));
}

/** Methods that nobody in the program calls, and so the foreign class does, with all that they call themselves. */
function calledByOthers(source: SourceFile, owner: FunctionInfo): ReadonlySet<FunctionInfo> {
  const classes = new Set(resolutionOrder(source, owner).map(writtenClass));
  const named = attributesIn(source);
  const found = new Set(source.functions.filter(({ kind, name, parent }) => kind === 'function' && parent && classes.has(parent) && !name.startsWith('__') && !named.has(name))); // prettier-ignore
  for (const info of found)
    for (const other of allNamed(source, mentionsIn(source, info).words)) if (other.kind === 'function') found.add(other); // prettier-ignore
  return found;
}

const attributes = new WeakMap<SourceFile, ReadonlySet<string>>();

function attributesIn(source: SourceFile): ReadonlySet<string> {
  const known = attributes.get(source);
  if (known) return known;
  const tokens = [source.module, ...source.functions].flatMap((info) =>
    statementsOf(source, info).flatMap((one) => one.tokens),
  );
  const found = new Set(tokens.flatMap(({ kind, text }) => (kind === 'attribute' ? text.split('.') : [])));
  attributes.set(source, found);
  return found;
}
