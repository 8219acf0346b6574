/** How far a line has got: what it has read, which tests are known, which loop or manager it has begun. */
import { NoAnswerError, type ComputedValue } from '../../../codec/query';
import { isSameRange } from '../../../python/text/ranges';
import type { Value } from '../../../python/values/value';
import { Numbering } from '../../objects/heap';
import type { Settled } from '../../operands/next-steps';
import { begun } from '../../state/loop-iterators';
import { bind } from '../../state/name-scopes';
import { topFrame, withTop, type State } from '../../state/state';

/** With a loop that has taken no item so far. */
export function withLoop(state: State, through: Value): State {
  const frame = topFrame(state);
  const numbering = new Numbering(state.nextId);
  const next = begun({ ...frame, computed: [] }, frame.line, numbering.label(through));
  const noted = { ...state, last: { ...state.last, values: frame.computed }, nextId: numbering.position };
  return withTop(noted, next);
}

/** With values that the line has read, the last of each place. */
export function noted(state: State, read: readonly ComputedValue[]): State {
  const frame = topFrame(state);
  const isReadAgain = ({ expression, range }: ComputedValue): boolean =>
    read.some((one) => one.expression === expression && isSameRange(one.range, range));
  return withTop(state, { ...frame, computed: [...frame.computed.filter((one) => !isReadAgain(one)), ...read] });
}

/** With one more manager of the `with` statement on the line entered. */
function withManager(state: State, manager: Value): State {
  const frame = topFrame(state);
  const open = frame.withs.find(({ line }) => line === frame.line);
  const others = frame.withs.filter((one) => one !== open);
  const withs = [...others, { line: frame.line, managers: [...(open?.managers ?? []), manager] }];
  return withTop(state, { ...frame, withs });
}

/** With what is known of a test, or with the name that `:=` binds. */
export function settled(state: State, known: Settled): State {
  const read = known.bind?.read ? noted(state, known.bind.read) : state;
  const opened = known.opens ? withManager(read, known.opens) : read;
  const bound = known.bind ? boundInside(opened, known.bind.name, known.bind.value) : opened;
  const frame = topFrame(bound);
  if (frame.truths?.has(known.key)) throw new NoAnswerError('the prediction repeats itself');
  return withTop(bound, { ...frame, truths: new Map(frame.truths).set(known.key, known.holds) });
}

/** `:=` hands on what the statement has computed: both are the same object from then on. */
function boundInside(state: State, name: string, made: Value): State {
  const frame = topFrame(state);
  const numbering = new Numbering(state.nextId);
  const value = numbering.label(made);
  const computed = frame.computed.map((one) => (one.value === made ? { ...one, value } : one));
  return bind({ ...withTop(state, { ...frame, computed }), nextId: numbering.position }, name, value);
}
