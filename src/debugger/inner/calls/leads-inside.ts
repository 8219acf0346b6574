/** Whether what runs inside a statement may run functions of the program, by what is written in it and what names mean. */
import { BUILT_IN_CALLS, contains, mayImply } from '../../../codec/step/syntax/call-syntax';
import { classOf, moduleOf } from '../../../python/definitions/definitions';
import { runsWhenRead } from '../../../python/definitions/attribute-hooks';
import type { SyntaxNode } from '../../../python/statements/tree/syntax-node';
import type { SourceFile, Statement } from '../../../python/syntax';
import { itemsInside } from '../../../python/values/children';
import type { Value } from '../../../python/values/value';
import type { Lookup } from '../../../python/values/access-path';
import { isLazyBuiltIn } from './lazy-built-ins';
import { lambdaTree } from './lambdas';
import { typeOfDescriptor } from '../../objects/unknowns';
import { isGenerator } from '../../calls/generators';
import { numberOf } from '../../state/event-loop';
import { isLink } from '../../classes/exception-attributes';
import type { BuiltInContext, InnerStep } from './inner-call';

/** Names of what the program defines, as far as they can be reached through an instance or a module. */
interface Reachable {
  readonly methods: ReadonlySet<string>;
  readonly special: readonly string[];
}

const known = new WeakMap<SourceFile, Reachable>();

/**
 * @param node a comprehension, or a lambda
 * @param items what its first `for` goes through
 */
export function leadsInside(
  source: SourceFile,
  statement: Statement,
  node: SyntaxNode,
  items: Value | undefined,
  lookup: Lookup,
): boolean {
  if (items && (holdsGenerator(items) || holdsDescriptor(items))) return true;
  // Each round makes a generator.
  const [body] = node.named;
  const made = (body?.type === 'pair' ? body.get('value') : body)?.bare;
  if (made?.type === 'generator_expression') return true;
  // What instances and classes hold is known to the machine.
  if (items && (holdsObject(items) || holdsClass(items)) && node.find('attribute')) return true;
  if (!items && OF_CLASS.test(node.named.find(({ type }) => type === 'for_in_clause')?.get('right')?.text ?? ''))
    return true;
  if (!items && readsOfItems(node) && namesIn(node).some((name) => holdsClass(lookup(name)))) return true;
  // So is what the program has set on functions.
  const held = items ? [items] : readsOfItems(node) ? namesIn(node).map(lookup) : [];
  if (held.some(holdsFunction) && node.find('attribute')) return true;
  const { methods, special } = reachableIn(source);
  const bound = new Set([...targetsOf(node), ...namesIn(node.get('parameters'))]);
  const isCallable = (value: Value | undefined): boolean =>
    value?.kind === 'object' ||
    (value?.kind === 'opaque' && /^(?:function|class)$/.test(value.type)) ||
    (value?.kind === 'call' && value.name === 'functools.partial');
  const ordersOwn = special.includes('__lt__');
  const hasClasses = source.functions.some(({ kind }) => kind === 'class');
  // Each round makes an iterator that calls the program when somebody takes an item.
  const isLazy = (part: SyntaxNode): boolean =>
    part.type === 'call' && isLazyBuiltIn(part.get('function')?.text ?? '') && namesIn(part.get('arguments')).some((name) => isCallable(lookup(name))); // prettier-ignore
  if (made && (made.type === 'tuple' ? made.named : [made]).some(({ bare }) => isLazy(bare))) return true;
  const visit = (part: SyntaxNode): boolean => {
    // What it sees is that of one round, or of one call.
    if (part.type === 'lambda') return true;
    if (part.type === 'call') {
      const callee = part.get('function');
      if (callee?.type === 'identifier') {
        if (bound.has(callee.text) || isCallable(lookup(callee.text))) return true;
        // A method is a value that only the machine can tell, and what a text runs is not to be seen.
        if (/^(?:eval|print)$/.test(callee.text) || (hasClasses && /^(?:getattr|hasattr|vars)$/.test(callee.text)))
          return true;
        if (ordersOwn && ORDERING.test(callee.text)) return true;
        if (!lookup(callee.text) && source.functions.some(({ name }) => name === callee.text)) return true;
      } else if (callee?.type === 'attribute') {
        const name = callee.get('attribute')?.text ?? '';
        const holder = lookup(callee.get('object')?.text ?? '');
        const isModule = holder?.kind === 'opaque' && holder.type === 'module';
        if (isModule && isCallable(lookup(`${holder.name}.${name}`))) return true;
        // Texts have such a method, too.
        if (methods.has(`_path_${name}`) && name !== 'replace') return true;
        if (methods.has(name) || OF_MACHINE.test(name) || (ordersOwn && ORDERING.test(name))) return true;
      } else return true;
    }
    // Which member that is the class says: `Color[name]`.
    const holder = part.type === 'subscript' ? lookup(part.get('value')?.text ?? '') : undefined;
    if (holder?.kind === 'opaque' && holder.type === 'class' && classOf(source, holder)) return true;
    const attribute = part.type === 'attribute' ? (part.get('attribute')?.text ?? '') : undefined;
    if (
      attribute !== undefined &&
      (runsWhenRead(source, attribute) ||
        isLink(attribute) ||
        OF_FUNCTIONS.test(attribute) ||
        (hasClasses && attribute === '__dict__'))
    )
      return true;
    return part.named.some(visit);
  };
  if (node.named.some(visit)) return true;
  const free = [...new Set(namesIn(node))].filter((name) => !bound.has(name)).map(lookup);
  if (free.some((value) => value && holdsGenerator(value))) return true;
  const around = node.type === 'generator_expression' ? calledAround(node, statement) : [];
  const given = [...around, ...calledWithNames(node)];
  if (!special.some((name) => mayImply(statement, name) || given.includes(name))) return false;
  return [items, ...free].some((value) => value !== undefined && holdsObject(value));
}

/** What built-in functions around a generator expression call on what it yields: `sum(m for _, m in entries)`. */
function calledAround({ range }: SyntaxNode, { calls }: Statement): readonly string[] {
  const around = calls.filter((call) => call.receiver === undefined && contains(call.range, range));
  return around.flatMap(({ callee = '' }) => BUILT_IN_CALLS[callee] ?? []);
}

/** What built-in functions and f-strings in a comprehension call on what a name in it means: `[str(one) for one in all]`. */
function calledWithNames(part: SyntaxNode): readonly string[] {
  const callee = part.type === 'call' ? part.get('function')?.text : undefined;
  const given = callee === undefined ? [] : (part.get('arguments')?.named ?? []);
  const shown = part.type === 'interpolation' ? part.named.slice(0, 1) : [];
  const isNamed = ({ bare }: SyntaxNode): boolean => bare.type === 'identifier';
  const called = callee !== undefined && given.some(isNamed) ? (BUILT_IN_CALLS[callee] ?? []) : [];
  const written = shown.some(isNamed) ? ['__str__', '__repr__', '__format__'] : [];
  return [...called, ...written, ...part.named.flatMap(calledWithNames)];
}

/** Whether a lambda reads values of the program beside its arguments. */
export function readsValues(value: Value, lookup: Lookup): boolean {
  return readBy(value, lookup).some(({ kind }) => kind !== 'opaque');
}

/** A lambda that whoever is asked could not say, by what it reads of the program: it is handed on by the machine. */
export function handedLambda(
  node: SyntaxNode,
  value: Value | undefined,
  statement: Statement,
  { lookup, imported }: Pick<BuiltInContext, 'imported'> & { readonly lookup: Lookup },
): InnerStep | undefined {
  if (!value) return undefined;
  const readsOwn =
    readBy(value, lookup).some((read) => read.kind === 'opaque' && read.type === 'function') ||
    readsLater(value, statement, (name) => lookup(name) !== undefined || imported(name) !== undefined);
  const readsFrame = node.find('default_parameter') !== undefined || readsValues(value, lookup);
  const isHanded = value.kind === 'call' || readsOwn || (readsFrame && isStored(node, statement));
  return isHanded ? { value, inPlace: true } : undefined;
}

/** It is put into a container, and called later. */
function isStored({ text }: SyntaxNode, { calls }: Statement): boolean {
  const isGiven = calls.filter(({ arguments: given }) => given.some((one) => one.text === text));
  return isGiven.some(({ callee }) => callee !== undefined && STORING.test(callee));
}

const STORING = /^(?:append|appendleft|add|insert|setdefault)$/;

/** What its module binds further down, and what no evaluator does: `print`. */
function readsLater(value: Value, { scope }: Statement, isBound: (name: string) => boolean): boolean {
  const { locals } = moduleOf(scope);
  return freeIn(value).some((name) => !isBound(name) && (locals.includes(name) || /^(?:input|print)$/.test(name)));
}

function readBy(value: Value, lookup: Lookup): Value[] {
  return freeIn(value).flatMap((name) => lookup(name) ?? []);
}

function freeIn(value: Value): string[] {
  const lambda = lambdaTree(value);
  const bound = new Set(namesIn(lambda?.get('parameters')));
  return readIn(lambda?.get('body')).filter((name) => !bound.has(name));
}

/** Functions of `heapq` and `bisect`, which compare what they are given. */
const ORDERING = /^(?:heap(?:ify|pop|push|pushpop|replace)|n(?:largest|smallest)|(?:bisect|insort)(?:_left|_right)?)$/;

/** Methods that nobody but the machine can follow. */
const OF_MACHINE = /^(?:dispatch|cache_info|cache_clear|cache_parameters|add_note|with_traceback)$/;

/** What an object or class has, as it is gone through. */
const OF_CLASS = /^(?:vars\(\w+\)|\w+\.__dict__|getattr\(\w+, ["']__dict__["'](?:, \{\})?\))\.(?:items|values)\(\)$/;

/** What nobody but the machine knows of functions. */
const OF_FUNCTIONS = /^__(?:doc|qualname|wrapped|defaults|closure|code|annotations)__$/;

function holdsObject(value: Value): boolean {
  return value.kind === 'object' || itemsInside(value).some(holdsObject);
}

/** Names that the loops of a comprehension bind, and those of comprehensions inside it. */
function targetsOf(node: SyntaxNode): string[] {
  return node.named.flatMap((part) => [
    ...(part.type === 'for_in_clause' ? namesIn(part.get('left')) : []),
    ...targetsOf(part),
  ]);
}

/** A comprehension that reads attributes of what it goes through: `c.sides` of each `c`. */
function readsOfItems(node: SyntaxNode): boolean {
  const targets = new Set(targetsOf(node));
  const reads = (part: SyntaxNode): boolean =>
    (part.type === 'attribute' && targets.has(part.get('object')?.text ?? '')) || part.named.some(reads);
  return node.named.some(reads);
}

function holdsClass(value: Value | undefined): boolean {
  if (!value) return false;
  return (value.kind === 'opaque' && value.type === 'class') || itemsInside(value).some(holdsClass);
}

function holdsFunction(value: Value | undefined): boolean {
  if (!value) return false;
  return (value.kind === 'opaque' && value.type === 'function') || itemsInside(value).some(holdsFunction);
}

function holdsDescriptor(value: Value): boolean {
  return typeOfDescriptor(value) !== undefined || itemsInside(value).some(holdsDescriptor);
}

/** Of a task nobody but the event loop knows what it has come to. */
function holdsGenerator(value: Value): boolean {
  return isGenerator(value) || numberOf(value, 'Task') !== undefined || itemsInside(value).some(holdsGenerator);
}

function reachableIn(source: SourceFile): Reachable {
  const found = known.get(source) ?? {
    methods: new Set(source.functions.flatMap(({ name, parent }) => (parent?.kind === 'module' && !name.startsWith('_path_') ? [] : [name]))), // prettier-ignore
    special: [
      ...new Set(source.functions.flatMap(({ name, className }) => (className !== undefined && /^__\w+__$/.test(name) ? [name] : []))), // prettier-ignore
    ],
  };
  known.set(source, found);
  return found;
}

/** Names that are read, other than those of attributes and keywords. */
function readIn(node: SyntaxNode | undefined): string[] {
  if (node?.type === 'attribute') return readIn(node.get('object'));
  if (node?.type === 'keyword_argument') return readIn(node.get('value'));
  return node?.type === 'identifier' ? [node.text] : (node?.named.flatMap(readIn) ?? []);
}

function namesIn(node: SyntaxNode | undefined): string[] {
  if (!node) return [];
  return node.type === 'identifier' ? [node.text] : node.named.flatMap(namesIn);
}
