/**
 * What a statement does with values that are known, where that runs the program although nothing of it is written as a call: a
 * loop asks for an iterator, a condition whether an instance counts as true, `+=` and `x[k] = v` call special methods.
 */
import { isBuiltInException } from '../../../python/definitions/builtin-exceptions';
import type { SourceFile, Statement } from '../../../python/syntax';
import type { SyntaxNode } from '../../../python/statements/tree/syntax-node';
import { partsOfTarget } from '../../../python/statements/statement-parts';
import type { SourceRange } from '../../../python/text/ranges';
import { isSameRange, rangeKey } from '../../../python/text/ranges';
import type { Evaluation } from '../../../python/expressions/evaluation-tree';
import { truthOf } from '../../objects/truth';
import type { Value } from '../../../python/values/value';
import { isExceptionClass } from '../../../python/definitions/class-order';
import { classOf } from '../../../python/definitions/definitions';
import type { AttributeAccess } from '../../classes/attribute-access';
import { isSuppressing, plainManager } from '../../calls/context-managers';
import { isGenerator } from '../../calls/generators';
import { unreadStatement } from '../../inner/unread-steps';
import type { SpecialCalls } from '../../inner/special-calls';
import { openBesideLambdas } from '../../operands/displayed-lambdas';
import { givenIn, missingArgument } from '../../operands/leads';
import type { OperandValues } from '../../operands/operand-values';
import type { Question } from '../../operands/question-forms';
import { iteratorAt, nextItem } from '../../state/loop-iterators';
import { lookup } from '../../state/name-scopes';
import { topFrame, type State } from '../../state/state';
import { Assignments } from './assignments';
import { Deletions } from './deletions';
import { isLazy } from './lazy-iterables';
import { managerEntry } from './manager-entries';
import { notTakenApart, takenApart } from './parts-of-targets';
import type { StatementCall } from './statement-call';
import { unboundName } from './unbound-names';

export class StatementCalls {
  private readonly assignments: Assignments;
  private readonly deletions: Deletions;

  constructor(
    private readonly source: SourceFile,
    private readonly special: SpecialCalls,
    access: AttributeAccess,
  ) {
    this.assignments = new Assignments(source, special, access);
    this.deletions = new Deletions(special, access);
  }

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
    const unbound = unboundName(this.source, state, statement, question, values);
    if (unbound) return unbound;
    const call = this.own(state, statement, question, values, isFrom);
    if (call || question.kind !== 'statement' || statement.hasInlineBody === true) return call;
    const isBegun = statement.kind === 'for' && iteratorAt(topFrame(state), statement.line) !== undefined;
    const unsaid = isBegun ? undefined : unreadStatement(this.special.classes, statement, values);
    return unsaid && { unsaid };
  }

  private own(
    state: State,
    statement: Statement,
    question: Question,
    values: OperandValues,
    isFrom: boolean,
  ): StatementCall | undefined {
    const frame = topFrame(state);
    const [first, ...others] = (question.residual?.evaluation ?? statement.evaluation)?.parts ?? [];
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
    const open = openBesideLambdas(statement, values);
    if (open) return { needs: open };
    switch (statement.kind) {
      case 'if':
      case 'while':
        return first && others.length === 0 ? (tested(state, first) ?? (first.node && this.truth(first.node, values))) : undefined; // prettier-ignore
      case 'expression':
        // What has been awaited is put to no use, and nothing is left to ask.
        return first?.node?.type === 'await' && others.length === 0 && values.computed(first.node) ? 'done' : undefined;
      case 'return':
        return isFrom && first?.node ? this.delegated(first.node, values) : undefined;
      case 'for': {
        if (!first?.node || iteratorAt(frame, statement.line)) return undefined;
        const taken = this.taken(state, statement, values);
        if (taken) return taken;
        return statement.isAsync === true ? this.asyncLoop(first.node, values) : this.loop(first.node, values);
      }
      case 'with':
        return isSuppressing(statement, (name) => lookup(state, frame, name))
          ? { enters: [], binds: [] }
          : this.entered(statement, values);
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
        return this.assignments.augmented(state, statement, values);
      case 'assignment':
        return this.assignments.made(statement, values) ?? this.assignments.assignment(state, statement, values);
      case 'delete':
        return this.deletions.deleted(state, statement, values);
      default:
        return undefined;
    }
  }

  private truth(node: SyntaxNode, values: OperandValues): StatementCall | undefined {
    const value = values.of(node);
    // What has been called says itself whether it is true.
    const isSaid = values.computed(node)?.fromCall === true;
    if (isSaid && (value?.kind === 'bool' || value?.kind === 'none'))
      return { holds: value.kind === 'bool' && value.value };
    if (value && value.kind !== 'bool' && truthOf(value)) return { holds: true };
    if (value?.kind !== 'object') return undefined;
    const truth = this.special.truth(value);
    if (truth === undefined || typeof truth === 'boolean') return truth === undefined ? undefined : { holds: truth };
    const place = { range: node.range, text: `bool(${node.text})` };
    const said = values.computed(place)?.value;
    if (said) return said.kind === 'bool' ? { holds: said.value } : undefined;
    return { inner: truth, ...place };
  }

  /** A loop takes an item, and its header takes apart what the program yields; undefined where that is no matter of the program. */
  taken(state: State, { line, loopTarget, evaluation }: Statement, values: OperandValues): StatementCall | undefined {
    const frame = topFrame(state);
    const active = iteratorAt(frame, line);
    const parts = loopTarget && partsOfTarget(loopTarget.bare);
    if (!parts) return undefined;
    const begun = values.computed(loopTarget)?.value;
    const iterable = evaluation?.parts[0]?.node;
    const through = active?.iterable ?? values.of(iterable);
    // Whoever evaluates it cannot take apart what is in an item.
    const mayLead = this.special.classes.definesOperators && parts.some(({ bare }) => partsOfTarget(bare));
    if (iterable && mayLead && !active && !begun && !frame.item) {
      if (!through) return { needs: iterable };
      if (through.kind === 'foreign') return { inner: this.special.iterations.over(through, 'iterator'), range: iterable.range, text: iterable.text }; // prettier-ignore
    }
    const item = begun ?? frame.item ?? (through && nextItem(active ?? { line, iterable: through, taken: 0 }));
    const refused = item && notTakenApart(loopTarget.bare, item);
    if (refused) return { throws: refused };
    const apart = item && takenApart(loopTarget.bare, item, values, this.special.iterations);
    if (!apart) return undefined;
    if (!begun) return { takes: item, isWhole: true, from: frame.item ? undefined : through };
    return 'value' in apart ? { takes: apart.value, isWhole: false } : apart;
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
    if (isLazy(node, values)) {
      if (!value) return { needs: node };
      if (value.kind === 'foreign') return { inner: this.special.iterations.over(value, 'iterator'), ...own };
    }
    const inner = value && this.special.iter(value);
    return inner && { inner, ...(inner.lazy === undefined ? begun : own) };
  }

  /** `__aiter__` of what an `async for` goes through; what that gives is gone through as an asynchronous generator. */
  private asyncLoop(node: SyntaxNode, values: OperandValues): StatementCall | undefined {
    const { range, text } = node;
    const begun = { range, text: `aiter(${text})` };
    const iterator = values.computed(begun)?.value;
    const value = iterator ?? values.of(node);
    if (!value || isGenerator(value)) return undefined;
    const { iterations } = this.special;
    const inner = iterator ? iterations.advancedAsync(iterator) : iterations.aiter(value);
    return inner && { inner, ...(iterator ? { range, text } : begun) };
  }

  /** `__enter__` of each manager, or what a generator under `contextmanager` yields. */
  private entered(statement: Statement, values: OperandValues): StatementCall | undefined {
    const { withItems = [] } = statement;
    const managers = withItems.map(({ manager }) => values.of(manager));
    const binds: [string, Value][] = [];
    for (const [at, item] of withItems.entries()) {
      const { manager, target } = item;
      const value = managers[at];
      const needed = value ? undefined : neededFor(manager, values);
      if (needed) return { needs: needed };
      const entry = value && managerEntry(this.special.classes, statement, item, value, values);
      const name = target?.type === 'as_pattern_target' ? target.named[0]?.bare : target?.bare;
      if (!entry || (name && name.type !== 'identifier')) return undefined;
      if (!('given' in entry)) return entry;
      if (name) binds.push([name.text, entry.given]);
    }
    return { enters: managers.flatMap((value) => value ?? []), binds };
  }

  /** `raise C` calls the class, wherever it is held: `raise errors.Missing`. */
  private raised(node: SyntaxNode, values: OperandValues): StatementCall | undefined {
    const value = /^(?:identifier|attribute|subscript)$/.test(node.type) ? values.of(node) : undefined;
    if (!value && node.type === 'subscript') return { needs: node };
    const isBuiltIn = value?.kind === 'opaque' && value.type !== 'function' && isBuiltInException(value.name);
    if (isBuiltIn && node.type !== 'identifier') return { throws: { type: value.name, value: { kind: 'call', name: value.name, args: [] } } }; // prettier-ignore
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
    if (generator) return { delegates: generator };
    // Whoever evaluates takes the items of what the library has made.
    if (own?.kind === 'foreign')
      return { inner: this.special.iterations.over(own, 'iterator'), range: node.range, text: node.text };
    const other = this.loop(node, values);
    // Its value is asked for by itself, since what is to be done with it hangs on what it is.
    return other ?? (node.type === 'call' && !values.of(node) ? { needs: node } : undefined);
  }
}

/** What has to be asked before a manager of the library is known that the machine enters by itself. */
function neededFor(manager: SyntaxNode, values: OperandValues): SyntaxNode | undefined {
  const node = manager.bare;
  const operand = values.taken(node);
  if (operand) return neededFor(operand, values);
  const callee = node.type === 'call' ? (node.get('function')?.text ?? '') : '';
  // A text in memory gives itself.
  if (/^(?:io\.)?(?:StringIO|BytesIO)$/.test(callee)) return node;
  return plainManager(callee) === undefined ? undefined : missingArgument(givenIn(node.get('arguments')), values);
}

/** It has been asked whether that part holds, and nothing else is left: it may bind a name, and is not evaluated twice. */
function tested(state: State, { range }: Evaluation): StatementCall | undefined {
  const holds = topFrame(state).truths?.get(rangeKey(range));
  return holds === undefined ? undefined : { holds };
}

function partIn(parts: NonNullable<Statement['evaluation']>['parts'], range: SourceRange): SyntaxNode | undefined {
  for (const part of parts) {
    if (part.node && isSameRange(part.range, range)) return part.node;
    const found = partIn(part.parts, range);
    if (found) return found;
  }
  return undefined;
}
