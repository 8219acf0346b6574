/** What expressions do with enumerations of the program: going through one, looking a member up, `enum.auto()`. */
import { comprehensionFunction } from '../../python/desugar/comprehension-function';
import type { SyntaxNode } from '../../python/statements/tree/syntax-node';
import type { FunctionInfo, SourceFile, Statement } from '../../python/syntax';
import type { Value } from '../../python/values/value';
import { givenIn, type Given } from '../operands/leads';
import type { HeldValues, InnerStep } from './calls/inner-call';
import { autoValue, enumMember, enumMembers, membersByName, otherFlags, type Namespace } from './classes/enum-classes';
import { operandsOf } from './operators/operators';

export interface EnumerationContext {
  readonly statement: Statement;
  /** What a class has. */
  readonly namespace: Namespace;
  /** The function whose statement it is, and its own names. */
  readonly body: { readonly info: FunctionInfo; readonly bound: ReadonlyMap<string, Value> };
}

export function enumerationStep(
  source: SourceFile,
  node: SyntaxNode,
  values: HeldValues,
  { namespace, body, statement }: EnumerationContext,
): InnerStep | undefined {
  if (node.type === 'unary_operator' && node.get('operator')?.text === '~') {
    const others = otherFlags(source, values.of(node.get('argument')), namespace);
    if (others) return others;
  }
  if (node.type === 'attribute' && node.get('attribute')?.text === '__members__') {
    const members = membersByName(source, values.of(node.get('object')), namespace);
    return members && { value: members, inPlace: true };
  }
  const given = node.type === 'call' ? givenIn(node.get('arguments')) : [];
  const callee = node.get('function')?.bare;
  for (const gone of goneThrough(node, given)) {
    const held = values.of(gone);
    // Whether a flag is among others is no matter of going through them.
    const isAmong = node.type === 'comparison_operator' && held?.kind === 'object';
    const value = isAmong ? undefined : enumMembers(source, held, namespace);
    if (value) return { value, place: gone, inPlace: true };
  }
  const [only, ...more] = node.type === 'call' ? given.map((one) => one.node) : node.all('subscript');
  if (/^(?:enum\.)?auto$/.test(callee?.text ?? '') && !only)
    return autoValue(source, body.info, body.bound, statement.targets[0]);
  if (!only || more.length > 0 || (node.type !== 'call' && node.type !== 'subscript')) return undefined;
  const [from, by] = node.type === 'call' ? [callee, 'value' as const] : [node.get('value')?.bare, 'name' as const];
  const [owner, key] = [values.of(from), values.of(only)];
  if (key) return enumMember(source, owner, by, key, namespace);
  return enumMembers(source, owner, namespace) ? { needs: only } : undefined;
}

/** Parts that the expression goes through item by item. */
function goneThrough(node: SyntaxNode, given: readonly Given[]): readonly SyntaxNode[] {
  switch (node.type) {
    case 'call':
      return givenThrough(node.get('function')?.text ?? '', given);
    case 'list_splat':
      return node.named;
    case 'comparison_operator':
      return /^(?:not )?in$/.test(operandsOf(node)?.[0] ?? '') ? node.named.slice(1) : [];
    default: {
      const iterable = node.type.endsWith('comprehension') || node.type === 'generator_expression' ? comprehensionFunction(node)?.iterable : undefined; // prettier-ignore
      return iterable ? [iterable] : [];
    }
  }
}

/** Those arguments of a function that it goes through; the others are items, functions or counts. */
function givenThrough(callee: string, given: readonly Given[]): readonly SyntaxNode[] {
  const name = callee.replace(/^(?:itertools|functools|collections)\./, '');
  const positional = given.filter(({ keyword }) => keyword === undefined).map((one) => one.node);
  if (THROUGH_ALL.test(name)) return positional;
  if (/^(?:min|max)$/.test(name)) return positional.length === 1 ? positional : [];
  if (name === 'map') return positional.slice(1);
  return THROUGH_FIRST.test(name) ? positional.slice(0, 1) : THROUGH_SECOND.test(name) ? positional.slice(1, 2) : [];
}

const THROUGH_ALL = /^(?:zip|product|chain|zip_longest|[^]*\.(?:join|extend|update))$/;
const THROUGH_FIRST = /^(?:len|list|tuple|set|frozenset|sorted|reversed|iter|enumerate|sum|any|all|deque|Counter|random\.(?:choice|choices|sample)|dict\.fromkeys|cycle|permutations|combinations|combinations_with_replacement|islice|pairwise|accumulate|groupby)$/; // prettier-ignore
const THROUGH_SECOND = /^(?:filter|reduce|starmap|filterfalse|takewhile|dropwhile)$/;
