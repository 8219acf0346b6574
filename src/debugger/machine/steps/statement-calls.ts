/**
 * What a statement does with values that are known, where that runs the program although nothing of it is written as a call: a
 * loop asks for an iterator, a condition whether an instance counts as true, `+=` and `x[k] = v` call special methods.
 */
import type { FunctionInfo, SourceFile, Statement } from '../../../python/syntax';
import type { SyntaxNode } from '../../../python/statements/tree/syntax-node';
import type { SourceRange } from '../../../python/text/ranges';
import { isSameRange, rangeKey } from '../../../python/text/ranges';
import type { Evaluation } from '../../../python/expressions/evaluation-tree';
import { partsOfTarget } from '../../../python/statements/statement-parts';
import type { Value } from '../../../python/values/value';
import { isExceptionClass } from '../../../python/definitions/class-order';
import { classOf, findSetter } from '../../../python/definitions/definitions';
import { madeClass } from '../../classes/made-classes';
import { isGenerator } from '../../calls/generators';
import type { InnerCall } from '../../inner/calls/inner-call';
import { keyOf } from '../../inner/calls/subscript-key';
import type { SpecialCalls } from '../../inner/special-calls';
import type { OperandValues } from '../../operands/operand-values';
import type { Question } from '../../operands/question-forms';
import type { Entering, Running } from '../../operands/walk';
import { iteratorAt } from '../../state/loop-iterators';
import { topFrame, type State } from '../../state/state';

/** What the statement does next. */
export type StatementCall =
  | Running
  | Entering
  /** A part whose value has to be known first. */
  | { readonly needs: SyntaxNode }
  /** Whether the test holds on which control hangs. */
  | { readonly holds: boolean }
  /** An instance of an exception that the statement has made of its class. */
  | { readonly raises: Value }
  /** A `with` block begins: its managers, and the names that get what they gave. */
  | { readonly enters: readonly Value[]; readonly binds: readonly (readonly [string, Value])[] }
  /** A decorator that will be called. */
  | { readonly decorates: Value }
  /** A name or an attribute gets the value. */
  | { readonly assigns: Value; readonly to: SyntaxNode }
  /** A class that a call makes is there. */
  | { readonly makes: FunctionInfo; readonly defaults: Value }
  /** What a `match` statement matches. */
  | { readonly matches: Value }
  /** `yield from` goes through it. */
  | { readonly delegates: Value }
  /** All has been done. */
  | 'done';

export class StatementCalls {
  constructor(
    private readonly source: SourceFile,
    private readonly special: SpecialCalls,
  ) {}

  /**
   * Undefined where the statement runs nothing by itself, and has to be asked about.
   * @param isFrom it is a `yield from`, which is asked about as a `return`
   */
  next(
    state: State,
    statement: Statement,
    question: Question,
    values: OperandValues,
    isFrom: boolean,
  ): StatementCall | undefined {
    const frame = topFrame(state);
    const [first, ...others] = (question.residual?.evaluation ?? statement.evaluation)?.parts ?? [];
    const place = (node: SyntaxNode, text: string): Place => ({ range: node.range, text });
    if (question.kind === 'test') {
      const at = question.range;
      const node = at && partIn(first ? [first, ...others] : [], at);
      return node && this.truth(node, values);
    }
    if (question.kind !== 'statement' || statement.hasInlineBody === true) return undefined;
    if (statement.tokens[0]?.text === '@') {
      const value = values.of(first?.node);
      if (value) return { decorates: value };
      return first?.node && { needs: first.node };
    }
    switch (statement.kind) {
      case 'if':
      case 'while':
        return first && others.length === 0 ? (tested(state, first) ?? (first.node && this.truth(first.node, values))) : undefined; // prettier-ignore
      case 'return':
        return isFrom && first?.node ? this.delegated(first.node, values) : undefined;
      case 'for':
        return first?.node && !iteratorAt(frame, statement.line) ? this.loop(first.node, values) : undefined;
      case 'with':
        return this.entered(statement, values);
      case 'match': {
        const all = statement.evaluation?.node?.all('subject') ?? [];
        const items = all.map((node) => values.of(node));
        const open = all[items.indexOf(undefined)];
        if (open) return { needs: open };
        const [only, ...more] = items.flatMap((item) => item ?? []);
        return only && { matches: more.length === 0 ? only : { kind: 'tuple', items: [only, ...more] } };
      }
      case 'raise':
        return first?.node && this.raised(first.node, values);
      case 'augmented-assignment':
        return this.augmented(statement, values);
      case 'assignment':
        return this.made(statement, values) ?? this.assignment(statement, values);
      case 'delete': {
        const [target, ...more] = statement.evaluation?.node?.named ?? [];
        if (target?.type !== 'subscript' || more.length > 0) return undefined;
        const [holder, key] = [values.of(target.get('value')), keyOf(target, values)];
        if (holder?.kind !== 'object' || !key) return undefined;
        if ('needs' in key) return key;
        return this.run(this.special.deleteItem(holder, key.value), place(target, `del ${target.text}`), values);
      }
      default:
        return undefined;
    }
  }

  /** It is run, or has been. */
  private run(inner: InnerCall | undefined, place: Place, values: OperandValues): StatementCall | undefined {
    if (!inner) return undefined;
    return values.computed(place) ? 'done' : { inner, ...place };
  }

  private truth(node: SyntaxNode, values: OperandValues): StatementCall | undefined {
    const value = values.of(node);
    // What has been called says itself whether it is true.
    const isSaid = values.computed(node)?.fromCall === true;
    if (isSaid && (value?.kind === 'bool' || value?.kind === 'none'))
      return { holds: value.kind === 'bool' && value.value };
    if (value?.kind !== 'object') return undefined;
    const truth = this.special.truth(value);
    if (truth === undefined || typeof truth === 'boolean') return truth === undefined ? undefined : { holds: truth };
    const place = { range: node.range, text: `bool(${node.text})` };
    const said = values.computed(place)?.value;
    if (said) return said.kind === 'bool' ? { holds: said.value } : undefined;
    return { inner: truth, ...place };
  }

  /** `iter` of what the loop goes through; what that gives is gone through as a generator. */
  private loop(node: SyntaxNode, values: OperandValues): StatementCall | undefined {
    const [own, begun] = [
      { range: node.range, text: node.text },
      { range: node.range, text: `iter(${node.text})` },
    ];
    const iterator = values.computed(begun)?.value;
    if (iterator) {
      const { iterations } = this.special;
      const inner =
        iterations.advanced(iterator) ??
        (iterator.kind === 'foreign'
          ? iterations.over(iterator, 'iterator')
          : iterations.overKnown(iterator, 'iterator'));
      return inner && !isGenerator(iterator) ? { inner, ...own } : undefined;
    }
    const value = values.of(node);
    const inner = value && this.special.iter(value);
    return inner && { inner, ...(inner.lazy === undefined ? begun : own) };
  }

  /** `__enter__` of each manager, or what a generator under `contextmanager` yields. */
  private entered({ withItems = [] }: Statement, values: OperandValues): StatementCall | undefined {
    const managers = withItems.map(({ manager }) => values.of(manager));
    const binds: [string, Value][] = [];
    for (const [at, { manager, target }] of withItems.entries()) {
      const value = managers[at];
      const inner = value && this.special.enter(value);
      const name = target?.type === 'as_pattern_target' ? target.named[0]?.bare : target?.bare;
      if (!inner || (name && name.type !== 'identifier')) return undefined;
      const place = { range: manager.range, text: `enter(${manager.text})` };
      const given = values.computed(place)?.value;
      if (!given) return { inner, ...place };
      if (name) binds.push([name.text, given]);
    }
    return { enters: managers.flatMap((value) => value ?? []), binds };
  }

  /** `raise C` calls the class. */
  private raised(node: SyntaxNode, values: OperandValues): StatementCall | undefined {
    const value = node.type === 'identifier' ? values.of(node) : undefined;
    const owner = value?.kind === 'opaque' && value.type === 'class' ? classOf(this.source, value) : undefined;
    if (!owner || !isExceptionClass(this.source, owner)) return undefined;
    const place = { range: node.range, text: `${node.text}()` };
    const made = values.computed(place)?.value;
    return made ? { raises: made } : { target: { kind: 'class', owner, first: [] }, given: [], ...place };
  }

  private delegated(node: SyntaxNode, values: OperandValues): StatementCall | undefined {
    const iterator = values.computed({ range: node.range, text: `iter(${node.text})` })?.value;
    const own = values.computed(node)?.value;
    const generator = [iterator, own].find((value) => isGenerator(value));
    return generator ? { delegates: generator } : this.loop(node, values);
  }

  private augmented({ assignments = [] }: Statement, values: OperandValues): StatementCall | undefined {
    const [assignment, ...more] = assignments;
    const [target] = assignment?.targets ?? [];
    if (!assignment || !target || more.length > 0) return undefined;
    const place = { range: target.range, text: `${target.text} ${assignment.operator}` };
    const result = values.computed(place)?.value;
    if (result) return this.assign(target.bare, result, values);
    const read = target.bare.type === 'subscript' ? this.item(target.bare, values) : this.property(target.bare, values);
    if (read) return read;
    const [left, right] = [values.of(target), values.of(assignment.value)];
    const mayLead = this.special.classes.definesOperators;
    if (!left || !right) return mayLead && left?.kind === 'object' && !right ? { needs: assignment.value } : undefined;
    const inner = this.special.augmented(assignment.operator, left, right);
    if (inner) return { inner, ...place };
    // What `x[k] += v` sets is computed first.
    const isRead = target.bare.type === 'subscript' && values.computed(target.bare)?.fromCall === true;
    if (!isRead && !this.isOwnTarget(target.bare, values) && !isOfFunction(target.bare, values)) return undefined;
    return { inner: this.special.added(assignment.operator, left, right), ...place };
  }

  /** `x[k] += v` reads the item first. */
  private item(target: SyntaxNode, values: OperandValues): StatementCall | undefined {
    const [holder, key] = [values.of(target.get('value')), keyOf(target, values)];
    if (holder?.kind !== 'object' || !key || values.computed(target)) return undefined;
    if ('needs' in key) return key;
    return this.run(this.special.getItem(holder, key.value), { range: target.range, text: target.text }, values);
  }

  /** `x.p += v` reads the property first. */
  private property(target: SyntaxNode, values: OperandValues): StatementCall | undefined {
    const holder = target.type === 'attribute' ? values.of(target.get('object')) : undefined;
    const method = this.special.classes.method(holder, target.get('attribute')?.text ?? '');
    if (!holder || method?.binding !== 'property' || values.computed(target)) return undefined;
    const { range, text } = target;
    return { target: { kind: 'function', info: method.info, first: [{ value: holder }] }, given: [], range, text };
  }

  /** The defaults of its fields are known. */
  private made(statement: Statement, values: OperandValues): StatementCall | undefined {
    const made = madeClass(this.source, statement);
    const defaults = made?.fields?.defaults;
    if (!made || !defaults) return undefined;
    const value = values.of(defaults);
    return value ? { makes: made, defaults: value } : { needs: defaults };
  }

  private assignment({ assignments = [] }: Statement, values: OperandValues): StatementCall | undefined {
    const [assignment, ...more] = assignments;
    const [target, ...others] = assignment?.targets ?? [];
    if (!assignment || !target || more.length + others.length > 0 || assignment.operator !== '=') return undefined;
    const { bare } = target;
    const value = values.of(assignment.value);
    if (partsOfTarget(bare)) {
      if (!value || !this.special.iterations.isDriven(value)) return undefined;
      const { range, text } = assignment.value;
      return { inner: { ...this.special.iterations.collected(value, 'list', false), inPlace: true }, range, text };
    }
    if (!this.isOwnTarget(bare, values)) return undefined;
    if (!value) return { needs: assignment.value };
    return this.assign(bare, value, values);
  }

  /** Setting it runs the program. */
  private isOwnTarget(target: SyntaxNode, values: OperandValues): boolean {
    if (target.type === 'subscript')
      return this.special.classes.method(values.of(target.get('value')), '__setitem__') !== undefined;
    return target.type === 'attribute' && this.setter(target, values) !== undefined;
  }

  private setter(target: SyntaxNode, values: OperandValues): ReturnType<typeof findSetter> {
    const owner = this.special.classes.of(values.of(target.get('object')));
    return owner && findSetter(this.source, owner, target.get('attribute')?.text ?? '');
  }

  private assign(target: SyntaxNode, value: Value, values: OperandValues): StatementCall | undefined {
    const place = { range: target.range, text: `${target.text} =` };
    if (target.type === 'subscript') {
      const [holder, key] = [values.of(target.get('value')), keyOf(target, values)];
      if (!holder || !key) return undefined;
      return 'needs' in key ? key : this.run(this.special.setItem(holder, key.value, value), place, values);
    }
    const holder = target.type === 'attribute' ? values.of(target.get('object')) : undefined;
    const info = holder && this.setter(target, values);
    if (!info) return { assigns: value, to: target };
    if (values.computed(place)) return 'done';
    return { target: { kind: 'function', info, first: [{ value: holder }] }, given: [{ value }], ...place };
  }
}

/** It has been asked whether that part holds, and nothing else is left: it may bind a name, and is not evaluated twice. */
function tested(state: State, { range }: Evaluation): StatementCall | undefined {
  const holds = topFrame(state).truths?.get(rangeKey(range));
  return holds === undefined ? undefined : { holds };
}

/** An attribute of a function: `wrapper.calls` */
function isOfFunction(target: SyntaxNode, values: OperandValues): boolean {
  const holder = target.type === 'attribute' ? values.of(target.get('object')) : undefined;
  return holder?.kind === 'opaque' && holder.type === 'function';
}

interface Place {
  readonly range: SourceRange;
  readonly text: string;
}

function partIn(parts: NonNullable<Statement['evaluation']>['parts'], range: SourceRange): SyntaxNode | undefined {
  for (const part of parts) {
    if (part.node && isSameRange(part.range, range)) return part.node;
    const found = partIn(part.parts, range);
    if (found) return found;
  }
  return undefined;
}
