/** The frames that an exception has come up through. The machine owns frames and lines, and nothing here is predicted. */
import { moduleOf } from '../../python/definitions/definitions';
import { isModelled } from '../../python/library/models/modelled-modules';
import { placeOf } from '../../python/modules/linked-source';
import type { SourceFile, Statement } from '../../python/syntax';
import { writtenName } from '../../python/text/private-names';
import { traceOf } from '../../python/values/tracebacks';
import type { ThrownException } from './exceptions';
import { isInner } from './inner-frames';
import type { Frame } from './state';

/** Of what runs inside a statement, only these have a frame in every version of Python. */
const WRITTEN = /^<(?:genexpr|lambda)>$/;

/** The exception as it is once it has come up in that frame. */
export function cameUp(
  source: SourceFile,
  frame: Frame,
  { kind, evaluation }: Statement,
  exception: ThrownException,
): ThrownException {
  const { function: info, line } = frame;
  const before = exception.trace ?? traceOf(exception.value) ?? [];
  // A `raise` alone goes on where the exception has come up.
  const goesOn = kind === 'raise' && !evaluation?.node?.named.length && before.length > 0;
  const module = moduleOf(info).importedAs;
  const isHidden = (isInner(frame) && !WRITTEN.test(info.name)) || (module !== undefined && isModelled(module));
  if (goesOn || isHidden) return before === exception.trace ? exception : { ...exception, trace: before };
  const name = info.kind === 'module' ? '<module>' : writtenName(info);
  // A lambda is known by its code, not by where it stands.
  const place = isInner(frame) ? {} : { line: placeOf(source, line).line };
  return { ...exception, trace: [{ name, ...place }, ...before] };
}
