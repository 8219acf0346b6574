/**
 * Globals of a module have the confidence of the steps that bound them. A state carries that doubt along: the step that reads
 * such a name first loses as much confidence, and with it the run. Each doubt is counted once.
 */
import type { FunctionInfo, SourceFile, Statement } from '../../python/syntax';
import { moduleOf } from '../../python/definitions/definitions';
import type { Doubts, Frame, State } from './state';

/** Less than this does not count as a doubt. */
const SURE = 0.9995;

/** `name` for the program's own file, `module.name` for an imported one. */
export function doubtKey(info: FunctionInfo, name: string): string {
  const module = moduleOf(info).importedAs;
  return module === undefined ? name : `${module}.${name}`;
}

export function withDoubt(doubts: Doubts, key: string, confidence: number): Doubts {
  if (confidence >= SURE ? !doubts.has(key) : doubts.get(key) === confidence) return doubts;
  const next = new Map(doubts);
  if (confidence >= SURE) next.delete(key);
  else next.set(key, confidence);
  return next;
}

/** The state that a step led to, its confidence lowered by the doubts about the globals that its statement reads. */
export function doubted(source: SourceFile, before: State, after: State): State {
  if (before.doubts.size === 0 && after.doubts.size === 0) return after;
  const frame = before.frames.at(-1);
  // After a return, the caller's statement continues, which has already been counted.
  const statement = frame?.event === 'line' ? source.statementAt(frame.line, frame.function) : undefined;
  if (!frame || !statement) return after;
  let doubts = after.doubts;
  let doubt = 1;
  for (const key of read(frame, statement)) {
    // What the step itself has made a module compute is as doubtful as what was there.
    const confidence = before.doubts.get(key) ?? after.doubts.get(key);
    if (confidence === undefined) continue;
    doubt *= confidence;
    doubts = withDoubt(doubts, key, 1);
  }
  if (doubt === 1) return after;
  return { ...after, doubts, last: { ...after.last, confidence: after.last.confidence * doubt, doubt } };
}

/** Keys of the global names that a statement mentions. */
function read({ function: info, locals }: Frame, { tokens }: Statement): Set<string> {
  const isOwn = (name: string): boolean =>
    info.kind !== 'module' && !info.globals.includes(name) && (locals.has(name) || info.locals.includes(name));
  const names = tokens.flatMap(({ kind, text }) => (kind === 'name' && !isOwn(text) ? [text] : []));
  // `settings.LIMIT` is one name if `settings` is a file of the program.
  return new Set(names.map((name) => (name.includes('.') ? name : doubtKey(info, name))));
}
