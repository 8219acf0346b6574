/**
 * Goes through a statement in the order of evaluation, up to what has to happen next before it can be asked about as a whole: a
 * call that leads into the program, or a test that decides whether there is one. What comes before is evaluated first.
 */
import { contains } from '../../codec/step/syntax/call-syntax';
import type { CallArgument, ComputedValue } from '../../codec/query';
import { bindingKey, testOf, type Evaluation, type Test } from '../../python/expressions/evaluation-tree';
import { openPart, type Residual, type Taken, type Truths } from '../../python/expressions/residual';
import type { SyntaxNode } from '../../python/statements/tree/syntax-node';
import { isBehind } from '../../python/text/ranges';
import type { FunctionInfo, SourceRange, SourceToken, Statement } from '../../python/syntax';
import { itemsInside } from '../../python/values/children';
import { holdsOwnOrder } from '../../python/values/distinct';
import { itemsFrom } from '../../python/values/items';
import type { Value } from '../../python/values/value';
import { pairedBy, viewOf } from '../objects/paired-items';
import { holdsObject, isContainer, withoutIds } from '../objects/containers';
import { innerCall, type InnerCall } from '../inner/calls/inner-call';
import { afterKept } from '../calls/call-site';
import { argumentsOf, closedArgument, isNameOfLibrary, isSuper, missingArgument, type Given, type Lead } from './leads';
import type { Settled, Beginning, Running, Next, Yielding } from './next-steps';
import type { OperandValues } from './operand-values';
import { bound, readAfterTaking } from './read-after-taking';
import type { QuestionForms } from './question-forms';

/** What is known on the line so far. */
export interface Known {
  readonly computed: readonly ComputedValue[];
  readonly truths: Truths;
  readonly lookup: (name: string) => Value | undefined;
  /** Values that the machine holds, where these expressions have taken one of their operands. */
  readonly values: (taken: readonly Taken[]) => OperandValues;
  /** What the part runs of the program once its own parts are evaluated. */
  readonly lead: (part: Evaluation, values: OperandValues) => Lead | undefined;
  /** Calling a class whose `__new__` is the program's. */
  readonly construction: (owner: FunctionInfo, all: readonly CallArgument[]) => InnerCall;
  /** What entering a manager of a `with` statement does before the next manager is evaluated. */
  readonly enters: (part: Evaluation, values: OperandValues) => Running | Yielding | Settled | undefined;
  /** Whether the value counts as true is for a class of the program to say. */
  readonly isOwnTruth: (value: Value) => boolean;
  /** The members of an enumeration of the program, as a list. */
  readonly members: (value: Value | undefined) => Value | undefined;
  /** Something of that name is a function of the program. */
  readonly isCallable: (name: string) => boolean;
  /** A name that needs no value to be read: a built-in one, or that of a module. */
  readonly isForeign: (name: string) => boolean;
  /** Some function of the program gives that name of another scope a new value. */
  readonly isReboundElsewhere: (name: string) => boolean;
  /** A loop that is under way, whose header evaluates nothing any more. */
  readonly isBegun: boolean;
}

/** Where the walk stops: at a test, at what has to be known before a call, or at the call. */
type Cut = { readonly test: Test } | Next;

export class Walk {
  private readonly values: OperandValues;
  /** What has been evaluated so far, as the largest parts that are done. */
  private readonly done: Evaluation[] = [];

  constructor(
    private readonly statement: Statement,
    private readonly known: Known,
    private readonly forms: QuestionForms,
    private readonly residual: Residual,
  ) {
    this.values = known.values(residual.taken);
  }

  /** Undefined where nothing is left that leads into the program. */
  cut(): Cut | undefined {
    return this.within(this.residual.evaluation);
  }

  /** A loop over what calls of the program have given begins with the value of all that it goes through. */
  loop(): Next | undefined {
    const [through, ...more] = this.residual.evaluation.parts;
    if (this.statement.kind !== 'for' || !through || more.length > 0) return undefined;
    const members = this.membersOf(through);
    if (members) return members;
    const hasCalled = this.known.computed.some(({ fromCall }) => fromCall);
    const value = through.node && this.values.of(through.node);
    const isWritten = through.node && WRITTEN.test(through.node.bare.type) && !this.values.computed(through);
    const isOrdered = value ? holdsOwnOrder(value) : through.node?.bare.find('set') !== undefined;
    if (isWritten && isOrdered) return this.forms.value(this.residual, through);
    // The next round begins where this one ends, so all go by the order in which the set is written.
    if (value?.kind === 'set' && value.items.length > 1) return { through: value };
    const named = value ? undefined : this.openName(through);
    if (named) return this.forms.value(this.residual, named);
    // Whoever is asked cannot say which functions are in a display.
    if (!hasCalled && !(value && /^(?:list|tuple)$/.test(through.node.bare.type) && holdsFunction(value)))
      return undefined;
    const paired = value ? undefined : pairedBy(through.node?.bare, (node) => this.values.of(node));
    if (!value) return paired ? { through: paired } : this.forms.value(this.residual, through);
    // What an `__iter__` of the program has given is not what it was called on.
    if (this.values.computed({ range: through.range, text: `iter(${through.text})` })) return undefined;
    return itemsFrom(value, 0) ? { through: value } : undefined;
  }

  /** Something that a display only names, and that the machine does not hold: a function of the library, or a built-in one. */
  private openName({ node, parts }: Evaluation): Evaluation | undefined {
    if (!node || !/^(?:list|tuple|expression_list)$/.test(node.bare.type)) return undefined;
    for (const part of parts) {
      const isNamed = part.node && /^(?:identifier|attribute)$/.test(part.node.bare.type);
      const open = isNamed && !this.values.of(part.node) ? part : this.openName(part);
      if (open) return open;
    }
    return undefined;
  }

  /** A loop through an enumeration goes through its members, one through `pairs or ()` through the iterator taken. */
  private membersOf({ node }: Evaluation): Beginning | undefined {
    if (!node || this.known.isBegun) return undefined;
    const held = this.values.of(node);
    const isTaken = this.residual.taken.length > 0 || node.bare.type === 'boolean_operator';
    const value = isTaken && held?.kind === 'opaque' && held.type === 'iterator' ? held : this.known.members(held);
    return value && { through: value };
  }

  private within(part: Evaluation): Cut | undefined {
    const choice = testOf(part);
    // What a `with` enters has to be known.
    const test = choice && (this.statement.kind === 'with' || this.mayLead(part)) ? choice : undefined;
    const begin = this.done.length;
    for (const inner of test?.parts ?? part.parts) {
      const found = this.within(inner);
      if (found) return found;
    }
    if (test) return this.before(begin) ?? this.binding(begin) ?? { test };
    const lead = this.known.lead(part, this.values);
    const cut = lead && (this.before(this.done.length) ?? this.follow(part, lead));
    if (cut) return cut;
    const entered = this.known.enters(part, this.values);
    if (entered) return this.before(this.done.length) ?? entered;
    // What a call of the program has given is bound as it is, and so is what the rest of the statement reads by the name.
    const isBound = part.kind === 'named' && (this.isGiven(part.parts[0]) || this.isReadBehind(part));
    const bound = isBound ? (this.open(part.parts[0]) ?? this.bind(part)) : undefined;
    if (bound) return this.before(begin) ?? bound;
    if (this.isTakenFirst(part)) return this.before(begin) ?? this.forms.taken(this.residual, part);
    this.done.splice(begin, this.done.length, part);
    return undefined;
  }

  /** The call is made, once all is known that it needs. */
  private follow(part: Evaluation, lead: Lead): Cut | undefined {
    const { range, text } = part;
    switch (lead.kind) {
      case 'open':
        return this.values.of(lead.on) ? undefined : this.ask(lead.on);
      case 'unknown':
        return { read: [{ expression: text, range, value: { kind: 'unknown', reason: lead.reason }, confidence: 1 }] };
      case 'inner': {
        const { step } = lead;
        if ('needs' in step) return this.values.of(step.needs) ? undefined : this.ask(step.needs);
        if ('requests' in step || 'yields' in step) return { ...step, range, text };
        if ('does' in step || 'awaits' in step || 'runs' in step || 'switches' in step) return { ...step, range, text };
        const place = this.values.leftOf(step.place ?? part);
        if ('value' in step) {
          const stands = step.inPlace ? { inPlace: true } : {};
          return { read: [{ expression: place.text, range: place.range, value: step.value, confidence: 1, fromCall: true, ...stands }] }; // prettier-ignore
        }
        return { inner: step, range: place.range, text: place.text };
      }
      case 'run': {
        const { target, given, inPlace = false } = lead;
        const place = this.values.leftOf(lead.place ?? part);
        const missing = missingArgument(given, this.values);
        const question = missing && this.ask(missing);
        const closed = question ? undefined : closedArgument(given, this.values);
        if (closed) return this.opened(part, closed);
        if (question) return question;
        const all = argumentsOf(given, this.values);
        if (target.kind === 'class' && target.hasNew)
          return { inner: this.known.construction(target.owner, afterKept(target.first, all)), range, text };
        return { target, given: all, range: place.range, text: place.text, ...(inPlace && { inPlace }) };
      }
    }
  }

  /** What a star stands for is taken apart before the call; where that cannot be told, neither can the call. */
  private opened({ range, text }: Evaluation, { node, star }: Given): Cut {
    const value = this.values.of(node);
    if (star === '*' && value && value.kind !== 'unknown' && value.kind !== 'object') {
      const inner = innerCall('<star>', { _items: value }, ['return [*_items]'], { inPlace: true });
      return { inner, range: node.range, text: node.text };
    }
    const reason = `it is not known what ${star ?? ''}${node.text} stands for`;
    return { read: [{ expression: text, range, value: { kind: 'unknown', reason }, confidence: 1 }] };
  }

  /** What has to be done about the first of the parts evaluated so far: its value may change, or raise, before the call. */
  private before(end: number): Cut | undefined {
    for (const part of this.done.slice(0, end)) {
      if (part.kind === 'named') {
        const bound = this.bind(part);
        if (bound) return bound;
        continue;
      }
      const now = [...this.rebound(part), ...this.formatted(part)];
      if (now.length > 0) return { read: now };
      if (this.isSettled(part)) continue;
      const value = part.node && this.values.of(part.node);
      const view = value ? undefined : viewOf(part.node, (node) => this.values.of(node));
      if (view) return { read: [{ expression: part.text, range: part.range, value: view, confidence: 1 }] };
      if (!value) return this.forms.value(this.residual, part);
      const read = this.readable(part.range);
      if (read.length > 0) return { read };
    }
    return undefined;
  }

  /** What the names in it mean now, where the call may change that. */
  private rebound(part: Evaluation): ComputedValue[] {
    if (this.values.computed(part)) return [];
    const { range, text } = part;
    const node = part.node?.type === 'interpolation' ? part.node.named[0]?.bare : part.node;
    if (node?.type !== 'identifier') return part.parts.flatMap((inner) => this.rebound(inner));
    const value = this.known.isReboundElsewhere(text) ? this.values.of(node) : undefined;
    return value && value.kind !== 'opaque' ? [{ expression: text, range, value, confidence: 1 }] : [];
  }

  /** What stands in an f-string is a text by then: the call does not change it. */
  private formatted(part: Evaluation): ComputedValue[] {
    const value = part.node?.type === 'interpolation' ? this.values.of(part.node) : undefined;
    if (!isContainer(value) || value.id === undefined || holdsObject(value)) return [];
    const { fromCall } = this.values.computed(part) ?? {};
    const { text, range } = part;
    return [{ expression: text, range, value: withoutIds(value), confidence: 1, ...(fromCall && { fromCall }) }];
  }

  /** `:=` binds its name as soon as its value is there. */
  private binding(begin: number): Cut | undefined {
    const [first] = this.done.slice(begin);
    const isKnown = first?.kind === 'named' && this.values.of(first.parts[0]?.node) !== undefined;
    return isKnown ? this.bind(first) : undefined;
  }

  /** Whoever is asked about the whole takes the name for what the statement gives, or for what is made of its value. */
  private isReadBehind(part: Extract<Evaluation, { kind: 'named' }>): boolean {
    const isBehindIt = ({ kind, text, range }: SourceToken): boolean => kind === 'name' && text === part.name && isBehind(range, part.range); // prettier-ignore
    return !this.residual.evaluation.parts.includes(part) || this.statement.tokens.some(isBehindIt);
  }

  /** Something that the rest of the statement reads has changed by then. */
  private isTakenFirst(part: Evaluation): boolean {
    const name = readAfterTaking(this.statement, part);
    return name !== undefined && isContainer(this.known.lookup(name)) && !this.values.computed(part);
  }

  /** What is asked about that part by itself. */
  private open(part: Evaluation | undefined): Cut | undefined {
    return part?.node && !this.values.of(part.node) ? this.forms.value(this.residual, part) : undefined;
  }

  private isGiven(part: Evaluation | undefined): boolean {
    return part !== undefined && this.values.computed(part)?.fromCall === true;
  }

  private bind(part: Extract<Evaluation, { kind: 'named' }>): Cut | undefined {
    const key = bindingKey(part);
    // Where it was asked about, the answer has bound the name.
    if (this.known.truths.has(key) || this.values.computed(part)) return undefined;
    const bind = bound(this.statement, part, this.values.of(part.parts[0]?.node), this.known.lookup(part.name));
    return bind ? { key, holds: true, bind } : this.forms.value(this.residual, part);
  }

  /** Nothing has to be evaluated: a name, a literal, or what has been said already. */
  private isSettled(part: Evaluation): boolean {
    if (this.values.computed(part)) return true;
    if (part.kind === 'whole' && part.isAtom)
      return (
        part.node?.type !== 'identifier' || this.known.isForeign(part.text) || this.values.of(part.node) !== undefined
      );
    if (part.node && !this.values.of(part.node)) {
      // Names of libraries stay what they are.
      if (isNameOfLibrary(part.node.bare, this.known.isForeign)) return true;
      if (part.node.bare.type === 'tuple' && part.parts.every((one) => this.isSettled(one))) return true;
    }
    return part.node !== undefined && (isSuper(part.node) || part.node.type === 'lambda');
  }

  /** Attributes and items in a part of the text, which are read on the way. */
  private readable(within: SourceRange): ComputedValue[] {
    return this.statement.subExpressions.flatMap(({ node, range, text }): ComputedValue[] => {
      if (!node || !contains(within, range) || this.values.computed(node)) return [];
      const value = this.values.of(node);
      return value && value.kind !== 'opaque' ? [{ expression: text, range, value, confidence: 1 }] : [];
    });
  }

  private ask(node: SyntaxNode): Cut | undefined {
    const part = openPart(this.residual, node);
    return part && this.forms.value(this.residual, part);
  }

  /** Something in that part may run a function of the program, or has; or it may be an enumeration, whose members are gone through. */
  private mayLead(part: Evaluation): boolean {
    if (this.known.computed.some(({ fromCall, range }) => fromCall && contains(part.range, range))) return true;
    if (part.kind === 'whole' && part.repeats && this.repeatsCall(part.range)) return true;
    if (part.kind === 'named' && this.isReadBehind(part)) return true;
    const held = testOf(part) ? part.parts.map(({ node }) => this.values.of(node)) : [];
    if (held[0] && part.kind !== 'chain' && this.known.isOwnTruth(held[0])) return true;
    if (held.some((one) => one?.kind === 'opaque' && this.known.members(one))) return true;
    return this.known.lead(part, this.values) !== undefined || part.parts.some((inner) => this.mayLead(inner));
  }

  /** A comprehension calls a function of the program for its items. */
  private repeatsCall(within: SourceRange): boolean {
    return this.statement.calls.some(
      ({ callee, range, repeated }) =>
        repeated && callee !== undefined && contains(within, range) && this.known.isCallable(callee),
    );
  }
}

const WRITTEN = /^(?:set|list|tuple|expression_list)$/;

function holdsFunction(value: Value): boolean {
  return value.kind === 'opaque' ? value.type === 'function' : itemsInside(value).some(holdsFunction);
}
