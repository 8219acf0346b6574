/** The frames that an exception has come up through. The machine owns frames and lines, and nothing here is predicted. */
import { moduleOf } from '../../python/definitions/definitions';
import { isModelled } from '../../python/library/models/modelled-modules';
import { placeOf } from '../../python/modules/linked-source';
import type { SourceFile, Statement } from '../../python/syntax';
import { writtenName } from '../../python/text/private-names';
import { lineValue, traceOf } from '../../python/values/tracebacks';
import type { TracePlace, Value } from '../../python/values/value';
import { NONE } from '../objects/containers';
import type { ThrownException } from './exceptions';
import { isInner } from './inner-frames';
import type { Frame, State } from './state';

/** Of what runs inside a statement, only these have a frame in every version of Python. */
const WRITTEN = /^<(?:genexpr|lambda)>$/;

/** The exception as it is once it has come up in that frame. */
export function cameUp(
  source: SourceFile,
  frame: Frame,
  { kind, evaluation }: Statement,
  exception: ThrownException,
): ThrownException {
  const before = exception.trace ?? traceOf(exception.value) ?? [];
  // A `raise` alone goes on where the exception has come up.
  const goesOn = kind === 'raise' && !evaluation?.node?.named.length && before.length > 0;
  if (goesOn || isHidden(frame)) return before === exception.trace ? exception : { ...exception, trace: before };
  return { ...exception, trace: [placeIn(source, frame), ...before] };
}

/** Where the innermost frame of the program is, for a text that stands for a module of the library; None where there is none. */
export function placeOfCaller(source: SourceFile, { frames }: Pick<State, 'frames'>): Value {
  const frame = frames.findLast((one) => !isHidden(one));
  if (!frame) return NONE;
  const { name, line } = placeIn(source, frame);
  return { kind: 'tuple', items: [{ kind: 'str', value: name }, lineValue(line)] };
}

function isHidden(frame: Frame): boolean {
  const module = moduleOf(frame.function).importedAs;
  return (isInner(frame) && !WRITTEN.test(frame.function.name)) || (module !== undefined && isModelled(module));
}

function placeIn(source: SourceFile, frame: Frame): TracePlace {
  const { function: info, line } = frame;
  const name = info.kind === 'module' ? '<module>' : writtenName(info);
  // A lambda is known by its code, not by where it stands.
  return { name, ...(!isInner(frame) && { line: placeOf(source, line).line }) };
}
