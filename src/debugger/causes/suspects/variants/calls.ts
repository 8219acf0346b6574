/** Arguments of calls, and calls that are too many or missing. */
import type { Place } from '../../../../python/statements/tree/node-tokens';
import type { SyntaxNode } from '../../../../python/statements/tree/syntax-node';
import { type Edit, isTarget, nodesOf, operand, type Ran, sortOf, sortOfText } from './edit';

/** Functions that give back something like what they get: they are left out, or forgotten. */
const AROUND = new Set(['abs', 'max', 'min', 'sorted', 'list', 'set', 'int', 'str', 'round', 'len', 'sum', 'reversed']);

export function* callEdits(ran: Ran): Generator<Edit> {
  for (const place of nodesOf(ran)) {
    if (place.node.type === 'call') yield* ofCall(ran, place);
    else if (place.node.type === 'yield') yield* ofYield(place.node);
  }
  yield* discarded(ran);
}

function* ofCall(ran: Ran, { node }: Place): Generator<Edit> {
  const [callee, list] = [node.get('function'), node.get('arguments')];
  const given = list?.named.filter(({ type }) => !type.includes('splat') && type !== 'keyword_argument') ?? [];
  if (!callee || list?.type !== 'argument_list') return;
  const isRecursive = callee.text === ran.statement.scope.name || callee.text.endsWith(`.${ran.statement.scope.name}`);
  const isOwn = isRecursive || ran.source.findFunction(callee.text)?.kind === 'function';
  for (const [at, argument] of given.entries()) {
    yield* swapped(argument, given[at + 1], isOwn);
    if (callee.type === 'identifier' && AROUND.has(callee.text) && given.length <= 2)
      yield { range: node.range, by: argument.text, weight: 0.5 };
    if (isOwn) yield* ofArgument(ran, argument, isRecursive ? 0.75 : 0.5);
    else if (callee.text === 'max' || callee.text === 'min' || callee.type === 'attribute')
      yield* ofArgument(ran, argument, 0.35);
  }
  if (callee.text === 'enumerate' && given.length === 1 && given[0])
    yield { range: given[0].range, by: `${given[0].text}, 1`, weight: 0.5 };
}

function* swapped(one: SyntaxNode, other: SyntaxNode | undefined, isOwn: boolean): Generator<Edit> {
  if (!other || one.text === other.text) return;
  const { line, column } = one.range;
  const { endLine, endColumn } = other.range;
  const range = { line, column, endLine, endColumn };
  const says = `${one.text} and ${other.text} swapped`;
  yield { range, by: `${other.text}, ${one.text}`, weight: isOwn ? 0.8 : 0.6, says };
}

/** One more, one less; without its first or last item. */
function* ofArgument(ran: Ran, argument: SyntaxNode, weight: number): Generator<Edit> {
  const { text, range } = argument;
  const sort = sortOfText(text, ran);
  if (argument.type === 'identifier' && sort === 'number') {
    yield { range, by: `${text} - 1`, weight };
    yield { range, by: `${text} + 1`, weight };
  } else if (argument.type === 'identifier' && (sort === 'list' || sort === 'str' || sort === 'tuple')) {
    yield { range, by: `${text}[1:]`, weight: weight * 0.8 };
    yield { range, by: `${text}[:-1]`, weight: weight * 0.6 };
  } else if (argument.type === 'subscript' && argument.get('subscript')?.type === 'slice') {
    const of = argument.get('value');
    if (of) yield { range, by: of.text, weight: weight * 0.6 };
  }
}

/** `yield from f(x)` and `yield f(x)`. */
function* ofYield(node: SyntaxNode): Generator<Edit> {
  const [value] = node.named;
  if (!value) return;
  if (node.has('from')) yield { range: node.range, by: `yield ${value.text}`, weight: 0.7 };
  else yield { range: node.range, by: `yield from ${value.text}`, weight: value.type === 'call' ? 0.75 : 0.5 };
}

/** What a call gives back is not used. */
function* discarded({ statement }: Ran): Generator<Edit> {
  const { kind, calls, scope } = statement;
  const [call] = calls;
  if (kind !== 'expression' || calls.length === 0 || call?.node === undefined) return;
  if (call.range.line !== statement.line || statement.tokens[0]?.text === 'yield') return;
  const { line, column } = call.range;
  const range = { line, column, endLine: line, endColumn: column };
  if (call.callee === scope.name) {
    if (scope.isGenerator) yield { range, by: 'yield from ', weight: 0.8 };
    else yield { range, by: 'return ', weight: 0.75 };
  }
}

/** `max(best, x)` for `x`, `x + 1` for `x`: the value of an assignment or `return` is not done with. */
export function* valueEdits(ran: Ran): Generator<Edit> {
  const { statement, values, expected } = ran;
  const [assignment, ...more] = statement.assignments ?? [];
  if (assignment && more.length === 0) {
    const [target] = assignment.targets;
    const { value, operator } = assignment;
    if (!target || assignment.targets.length > 1) return;
    const before = values.get(target.text);
    const sort = before && sortOf(before);
    if (operator === '=' && sort === 'number' && !value.text.includes(target.text)) {
      for (const wrap of ['max', 'min'])
        yield { range: value.range, by: `${wrap}(${target.text}, ${value.text})`, weight: 0.5 };
      yield { range: value.range, by: `${target.text} + ${value.text}`, weight: 0.5 };
    } else if (operator === '=' && (sort === 'list' || sort === 'str') && !value.text.includes(target.text))
      yield { range: value.range, by: `${target.text} + ${value.text}`, weight: 0.4 };
    const isNumber = sort === 'number' || (!before && value.type === 'binary_operator');
    if (isNumber && value.type !== 'integer' && target.type !== 'pattern_list') yield* around(value, 0.4);
    if (value.type === 'identifier' && (sort === 'list' || sortOfText(value.text, ran) === 'list'))
      yield { range: value.range, by: `${value.text}[:]`, weight: 0.4 };
    const parts = [target, value].map((one) => one.named);
    if (target.type === 'pattern_list' && value.type === 'expression_list' && parts[1]?.length === 2)
      yield {
        range: value.range,
        by: parts[1]
          .map(({ text }) => text)
          .reverse()
          .join(', '),
        weight: 0.5,
      };
  }
  if (statement.returned && !isTarget(ran, { node: statement.returned, parent: undefined })) {
    const sort = (expected && sortOf(expected)) ?? sortOfText(statement.returned.text, ran);
    yield* ofReturned(ran, statement.returned, sort);
  }
}

function* around(value: SyntaxNode, weight: number): Generator<Edit> {
  const { range, text } = value;
  const inside =
    /operator|conditional|lambda/.test(value.type) && !value.type.startsWith('binary') ? `(${text})` : text;
  yield { range, by: `${inside} + 1`, weight };
  yield { range, by: `${inside} - 1`, weight };
  yield { range, by: `max(0, ${text})`, weight: weight * 0.8 };
  yield { range, by: `abs(${text})`, weight: weight * 0.7 };
}

function* ofReturned(ran: Ran, value: SyntaxNode, sort: string | undefined): Generator<Edit> {
  const { range, text, type } = value;
  const parameters = ran.statement.scope.parameters.map(({ name }) => name);
  if (type === 'list') {
    if (value.named.length === 0) {
      yield { range, by: '[[]]', weight: 0.6 };
      for (const name of parameters.slice(0, 3)) yield { range, by: `[${name}]`, weight: 0.55 };
    } else yield { range, by: '[]', weight: 0.4 };
  } else if (sort === 'list' && type !== 'none') yield { range, by: `[${text}]`, weight: 0.3 };
  if (/^(?:True|False|None)$/.test(text)) yield* fromState(ran, value);
  else if (sort === 'bool') yield { range, by: `not (${text})`, weight: 0.6 };
  else if (sort === 'number' && type !== 'integer') yield* around(value, 0.45);
  else if ((sort === 'list' || sort === 'str') && type !== 'list') {
    yield { range, by: `${operand({ node: value })}[::-1]`, weight: 0.35 };
    if (sort === 'list') yield { range, by: `sorted(${text})`, weight: 0.35 };
  }
  if (/^(?:True|False|None|\[\]|''|""|-?\d+)$/.test(text))
    for (const [name, one] of ran.values)
      if (one.kind !== 'opaque' && sortOf(one) === sort) yield { range, by: name, weight: 0.45 };
}

/** `not stack`, `depth == 0` for `True`. */
function* fromState({ values, statement }: Ran, { range, text }: SyntaxNode): Generator<Edit> {
  const given = new Set(statement.scope.parameters.map(({ name }) => name));
  for (const [name, value] of values) {
    if (given.has(name)) continue;
    const isTrue = text === 'True';
    if (value.kind === 'int') yield { range, by: `${name} ${isTrue ? '==' : '!='} 0`, weight: 0.5 };
    else if (['list', 'set', 'dict'].includes(value.kind))
      yield { range, by: isTrue ? `not ${name}` : `bool(${name})`, weight: 0.5 };
  }
}
