/** Conditions that are half of what was meant, or guard too little; loops over too much or too little. */
import type { Place } from '../../../../python/statements/tree/node-tokens';
import { type Edit, isWhole, nodesOf, operand, type Ran, sortOf, sortOfText } from './edit';

export function* conditionEdits(ran: Ran): Generator<Edit> {
  const { statement } = ran;
  for (const place of nodesOf(ran)) {
    if (place.node.type === 'boolean_operator') yield* halves(place);
    else if (place.node.type === 'binary_operator') yield* operands(ran, place);
    else if (place.node.type === 'comparison_operator') yield* sides(ran, place);
    else if (place.node.type === 'slice') yield* bounds(place);
    else if (place.node.type === 'subscript') yield* items(ran, place);
  }
  if (statement.kind === 'if' || statement.kind === 'while') yield* guards(ran);
  if (statement.kind === 'for') yield* iterated(ran);
}

function* halves({ node }: Place): Generator<Edit> {
  for (const side of ['left', 'right']) {
    const half = node.get(side);
    if (half) yield { range: node.range, by: half.text, weight: 0.5 };
  }
}

/** `n` for `n - 1`, `b` for `a + b`. */
function* operands(ran: Ran, place: Place): Generator<Edit> {
  const { node, parent } = place;
  const [left, right] = [node.get('left'), node.get('right')];
  if (!left || !right) return;
  const isSmall = right.type === 'integer' || left.type === 'integer';
  const isArgument = parent?.node.type === 'argument_list';
  yield { range: node.range, by: left.text, weight: isSmall ? 0.6 : 0.4 };
  yield { range: node.range, by: right.text, weight: left.type === 'integer' || isArgument ? 0.5 : 0.35 };
  if (!isSmall && isWhole(place) && ran.statement.kind === 'return' && sortOfText(left.text, ran) !== 'str')
    yield { range: node.range, by: `${node.text} + 1`, weight: 0.35 };
}

/** `x + 1 < y`, `len(x) < y`, `abs(x) < y`. */
function* sides({ values }: Ran, { node }: Place): Generator<Edit> {
  const [left, right, ...more] = node.named;
  if (!left || !right || more.length > 0) return;
  for (const side of [left, right]) {
    const value = values.get(side.text);
    if (side.type === 'binary_operator' && side === left)
      yield { range: side.range, by: `abs(${side.text})`, weight: 0.5 };
    if (value?.kind !== 'int') continue;
    for (const by of [' - 1', ' + 1']) yield { range: side.range, by: `${side.text}${by}`, weight: 0.35 };
  }
}

/** `a[1:]` for `a`, one further, one back, without a bound. */
function* bounds({ node }: Place): Generator<Edit> {
  for (const bound of node.named) {
    yield { range: bound.range, by: '', weight: 0.5, says: `leave out ${bound.text}` };
    if (bound.type === 'integer') continue;
    for (const by of [' + 1', ' - 1']) yield { range: bound.range, by: `${bound.text}${by}`, weight: 0.6 };
  }
}

/** `a[j][i]` for `a[i][j]`; a computed index one further, one back. */
function* items(ran: Ran, { node, parent }: Place): Generator<Edit> {
  const [of, index] = [node.get('value'), node.get('subscript')];
  if (!of || !index || index.type === 'slice') return;
  const [inner, other] = [of.get('value'), of.get('subscript')];
  if (of.type === 'subscript' && inner && other && other.text !== index.text)
    yield { range: node.range, by: `${inner.text}[${index.text}][${other.text}]`, weight: 0.6 };
  if (index.type === 'binary_operator' || index.type === 'call')
    for (const by of [' - 1', ' + 1']) yield { range: index.range, by: `${index.text}${by}`, weight: 0.5 };
  if (parent?.node.type !== 'subscript' && sortOfText(index.text, ran) === 'number')
    yield { range: index.range, by: '-1', weight: 0.3 };
}

/** `while queue` for `while True`; `x is None or …` where something is None. */
function* guards(ran: Ran): Generator<Edit> {
  const { statement, values } = ran;
  const condition = nodesOf(ran).find(
    ({ node, parent }) => node.field === 'condition' && parent?.node.type === `${statement.kind}_statement`,
  )?.node;
  if (!condition) return;
  const { range, text } = condition;
  if (text === 'True' && statement.kind === 'while') {
    for (const [name, value] of values)
      if (['list', 'set', 'dict', 'tuple', 'str', 'call', 'int', 'object', 'none'].includes(value.kind))
        yield { range, by: name, weight: value.kind === 'int' ? 0.5 : 0.8 };
    return;
  }
  for (const [name, value] of values) {
    const isRead = statement.tokens.some((token) => token.kind === 'name' && token.text === name);
    if (!isRead) continue;
    if (value.kind === 'none') {
      yield { range, by: `${name} is None or ${text}`, weight: 0.8 };
      yield { range, by: `${name} is not None and ${text}`, weight: 0.8 };
    } else if (['list', 'str', 'dict', 'tuple'].includes(value.kind)) {
      yield { range, by: `not ${name} or ${text}`, weight: 0.35 };
      yield { range, by: `${name} and ${text}`, weight: 0.35 };
    }
  }
}

/** Without the first or the last item, the other way round, from another bound on. */
function* iterated(ran: Ran): Generator<Edit> {
  const node = nodesOf(ran).find(
    ({ node: { field }, parent }) => field === 'right' && parent?.node.type === 'for_statement',
  )?.node;
  if (!node) return;
  const { range } = node;
  if (node.type === 'call' && node.get('function')?.text === 'range') {
    const given = node.get('arguments')?.named ?? [];
    const [first, second] = given;
    const replaced = (at: number, by: string): string =>
      `range(${given.map(({ text }, place) => (place === at ? by : text)).join(', ')})`;
    if (first && given.length === 1) {
      yield { range, by: `range(1, ${first.text})`, weight: 0.55 };
      yield { range, by: `range(1, ${first.text} + 1)`, weight: 0.55 };
      if (first.type === 'integer') yield { range, by: `range(${first.text} + 1)`, weight: 0.3 };
    } else if (first && second) {
      if (first.type !== 'integer')
        for (const by of [' + 1', ' - 1']) yield { range, by: replaced(0, `${first.text}${by}`), weight: 0.55 };
      yield { range, by: `reversed(${node.text})`, weight: 0.35 };
    }
    return;
  }
  const whole = operand({ node });
  if (sortOfText(node.text, ran) === 'list' || node.type === 'call' || node.type === 'attribute') {
    if (node.type === 'identifier') {
      yield { range, by: `${whole}[1:]`, weight: 0.5 };
      yield { range, by: `${whole}[:-1]`, weight: 0.45 };
      for (const [name, value] of ran.values)
        if (sortOf(value) === 'number' && name !== ran.statement.loopTarget?.text) {
          yield { range, by: `${whole}[${name}:]`, weight: 0.45 };
          yield { range, by: `${whole}[:${name}]`, weight: 0.35 };
        }
    }
    yield { range, by: `reversed(${node.text})`, weight: 0.35 };
    yield { range, by: `sorted(${node.text})`, weight: 0.3 };
  }
}
