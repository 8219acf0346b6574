/** The steps at which the symptom shows: the roots of the slice. */
import { raisingOf } from '../../state/exceptions';
import type { Provenance, Cause } from '../provenance';
import type { Recording } from '../recording';
import type { Symptom } from './symptom';

export function symptomRootsOf(recording: Recording, provenance: Provenance, symptom: Symptom): Cause[] {
  return causes(recording, provenance, symptom).filter((cause) => cause !== undefined);
}

function causes(recording: Recording, provenance: Provenance, symptom: Symptom): (Cause | undefined)[] {
  const { last } = recording;
  const end = recording.state(last);
  if (symptom.kind === 'value') {
    const frame = end?.frames.at(-1);
    return frame ? [provenance.of(symptom.name, frame, last), provenance.ofStanding(last)] : [];
  }
  if (symptom.kind === 'crash') {
    const origin = originOf(recording);
    if (origin?.line === symptom.line) return [provenance.ofException(origin.index)];
    // The exception was raised on a line where the predicted run raises none.
    for (let index = last; index >= recording.first; index--) {
      const top = recording.state(index)?.frames.at(-1);
      if (top?.event === 'line' && top.line === symptom.line) return [provenance.ofStanding(index)];
    }
  }
  const returned = provenance.ofReturned(end?.frames.length === 0 ? last - 1 : last);
  // An unfinished run: what was reached last.
  return [returned ?? provenance.ofStanding(last)];
}

/** The origin of the exception that ends the run: the state in which it is raised, and its line. */
export function originOf(recording: Recording): { readonly index: number; readonly line: number } | undefined {
  const failure = recording.state(recording.last)?.failure;
  if (!failure) return undefined;
  for (let index = recording.first; index <= recording.last; index++) {
    const top = recording.state(index)?.frames.at(-1);
    if (top?.event === 'exception' && top.exception && raisingOf(top.exception) === raisingOf(failure))
      return { index, line: top.line };
  }
  return undefined;
}
