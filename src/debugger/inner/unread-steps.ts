/**
 * What is done with an instance whose class says nothing of it, while one of its bases is not known: attributes, calls,
 * operators and items that may be there or not.
 */
import { itemsFrom } from '../../python/values/items';
import { BUILTIN_NAMES } from '../../python/definitions/builtin-names';
import { classOf } from '../../python/definitions/definitions';
import { typeOfCall } from '../../python/library/library-types';
import type { SyntaxNode } from '../../python/statements/tree/syntax-node';
import { partsOfTarget, placesOfTarget } from '../../python/statements/statement-parts';
import type { FunctionInfo, Statement } from '../../python/syntax';
import type { UnknownValue, Value } from '../../python/values/value';
import { declaredUnknown } from '../classes/unread-instances';
import { unreadDecorator } from '../unknowns/unread-decorators';
import { givenIn, isSuper } from '../operands/leads';
import { infoOf } from './function-code';
import { operandsOf } from './operators/operators';
import type { HeldValues, InnerStep } from './calls/inner-call';
import type { ProgramClasses } from './classes/program-classes';

interface Context {
  readonly lookup: (name: string) => Value | undefined;
  /** Something of that name is the program's. */
  isOwn(name: string): boolean;
  /** Why an attribute is not known that nothing in the program gives an instance. */
  unseen(holder: Value, name: string): string | undefined;
  /** The function whose statement it is. */
  readonly body: { readonly info: FunctionInfo };
}

/** They do not look at what the class of an instance defines. */
const NOT_ASKING = new Set('print id type setattr delattr super object property staticmethod classmethod'.split(' '));
const ASKING = new Set(BUILTIN_NAMES.filter((name) => !NOT_ASKING.has(name)));

/** They look at the items of what they are given. */
const OF_ITEMS = new Set('max min sorted sum any all'.split(' '));

/** Comes last: whatever classes of the program say has been looked for. */
export function unreadStep(
  classes: ProgramClasses,
  node: SyntaxNode,
  values: HeldValues,
  context: Context,
): InnerStep | undefined {
  const [type, ...subjects] = asked(node, values, context);
  for (const subject of subjects) {
    const reason = subject && reasonOf(classes, subject, context);
    if (reason !== undefined) return { value: { kind: 'unknown', reason, ...(type !== undefined && { type }) } };
  }
  return node.type === 'attribute' ? attribute(classes, node, values, context) : undefined;
}

/** The same of what a statement does by itself with an instance: goes through it, enters it, takes it apart, sets an item. */
export function unreadStatement(
  classes: ProgramClasses,
  statement: Statement,
  values: HeldValues,
): UnknownValue | undefined {
  const [reason] = usedBy(statement).flatMap((node) => classes.unread(instance(values.of(node))) ?? []);
  return reason === undefined ? undefined : { kind: 'unknown', reason };
}

function usedBy({ kind, evaluation, withItems = [], assignments = [] }: Statement): (SyntaxNode | undefined)[] {
  const managers = kind === 'with' ? withItems.map(({ manager }) => manager) : [];
  const assigned = assignments.flatMap(({ targets, value, operator }) => {
    const isTaken = operator !== '=' || targets.some(({ bare }) => partsOfTarget(bare) !== undefined);
    const holders = targets.flatMap(placesOfTarget).map(holderOfItem);
    return [...(operator === '=' ? [] : targets), ...(isTaken ? [value] : []), ...holders];
  });
  const deleted = kind === 'delete' ? (evaluation?.node?.named ?? []).flatMap(placesOfTarget).map(holderOfItem) : [];
  return [...deleted, kind === 'for' ? evaluation?.parts[0]?.node : undefined, ...managers, ...assigned];
}

function holderOfItem(place: SyntaxNode): SyntaxNode | undefined {
  return place.type === 'subscript' ? place.get('value') : undefined;
}

/** Why something is not known of an instance or class, or of a function that a decorator may have made something else of. */
function reasonOf(classes: ProgramClasses, value: Value, { lookup }: Context): string | undefined {
  const info = value.kind === 'opaque' && value.type === 'function' ? infoOf(classes.source, value) : undefined;
  const decorator = info && unreadDecorator(classes.source, info, lookup);
  return decorator === undefined
    ? classes.unread(value)
    : `what ${decorator} makes of ${info?.name ?? ''} is not known`;
}

/** One that is declared is of that type. */
function attribute(
  classes: ProgramClasses,
  node: SyntaxNode,
  values: HeldValues,
  context: Context,
): InnerStep | undefined {
  const holder = values.of(node) ? undefined : holderOf(node, values, context);
  const name = node.get('attribute')?.text ?? '';
  const reason = holder && (context.unseen(holder, name) ?? reasonOf(classes, holder, context));
  if (!holder || reason === undefined) return undefined;
  const owner = classOf(classes.source, holder);
  return { value: owner ? declaredUnknown(classes.source, owner, name, reason) : { kind: 'unknown', reason } };
}

type Asked = readonly [type?: string | undefined, ...subjects: (Value | undefined)[]];

/** Of what the expression gives: its type, and the values whose classes say what it is. */
function asked(node: SyntaxNode, values: HeldValues, context: Context): Asked {
  switch (node.type) {
    case 'call':
      return called(node, values, context);
    case 'subscript':
      return [undefined, values.of(node.get('value'))];
    case 'list_splat':
      return [undefined, instance(values.of(node.named[0]))];
    case 'list_comprehension':
    case 'set_comprehension':
    case 'dictionary_comprehension':
    case 'generator_expression':
      return [undefined, instance(values.of(node.named.find(({ type }) => type === 'for_in_clause')?.get('right')))];
    case 'unary_operator':
      return [undefined, values.of(node.get('argument'))];
    case 'not_operator':
      return ['bool', values.of(node.get('argument'))];
    case 'binary_operator':
    case 'comparison_operator': {
      const [operator, ...sides] = operandsOf(node) ?? ['is'];
      if (/^is\b/.test(operator)) return [];
      const type = node.type === 'comparison_operator' ? 'bool' : undefined;
      return [type, ...sides.map((side) => instance(values.of(side)))];
    }
    default:
      return [];
  }
}

function called(node: SyntaxNode, values: HeldValues, context: Context): Asked {
  const callee = node.get('function')?.bare;
  if (callee?.type === 'attribute' && !values.of(callee)) return [undefined, holderOf(callee, values, context)];
  const name = callee?.type === 'identifier' && !context.isOwn(callee.text) ? callee.text : '';
  if (!ASKING.has(name)) return [undefined, instance(values.of(callee))];
  const given = givenIn(node.get('arguments')).filter(({ keyword, star }) => keyword === undefined && !star);
  const all = given.map((one) => values.of(one.node));
  const items = OF_ITEMS.has(name) ? all.flatMap((value) => [...((value && itemsFrom(value, 0)) ?? [])]) : [];
  return [typeOfCall(name), ...[...all, ...items].map(instance)];
}

/** `super()` stands for the first parameter of the method. */
function holderOf(node: SyntaxNode, values: HeldValues, context: Context): Value | undefined {
  const object = node.get('object')?.bare;
  return isSuper(object) ? context.lookup(context.body.info.parameters[0]?.name ?? '') : values.of(object);
}

/** A class by itself is like any other. */
function instance(value: Value | undefined): Value | undefined {
  return value?.kind === 'object' ? value : undefined;
}
