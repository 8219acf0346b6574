/** Confidence of globals that a top-level statement has changed: that of its steps and of what they read. */
import { importsOf } from '../../../python/modules/imports';
import type { FunctionInfo, SourceFile, Statement } from '../../../python/syntax';
import type { Value } from '../../../python/values/value';
import { doubtKey, withDoubt } from '../../state/doubts';
import { moduleOf } from '../../../python/definitions/definitions';
import { topFrame, type State, type Doubts } from '../../state/state';

/** @param module whose top level it is @param confidence that the steps are right, and that control got there */
export function settledDoubts(
  source: SourceFile,
  module: FunctionInfo,
  before: State,
  after: State,
  confidence: number,
): Doubts {
  let doubts = before.doubts;
  const settle = (key: string, old: Value | undefined, value: Value): void => {
    if (old !== value) doubts = withDoubt(doubts, key, value.kind === 'unknown' ? 1 : confidence);
  };
  for (const [name, value] of after.globals) settle(name, before.globals.get(name), value);
  for (const [name, globals] of after.modules) {
    const old = before.modules.get(name);
    // A module that was loaded in between has set its own.
    if (!old && name !== module.importedAs) doubts = merged(doubts, after.doubts, `${name}.`);
    else if (old !== globals) for (const [each, value] of globals) settle(`${name}.${each}`, old?.get(each), value);
  }
  for (const key of changedClasses(source, before, after)) doubts = withDoubt(doubts, key, confidence);
  const frame = topFrame(before);
  const statement = source.statementAt(frame.line, frame.function);
  return statement ? passedOn(source, module, doubts, statement) : doubts;
}

/** Names of classes whose attributes changed. */
function changedClasses(source: SourceFile, before: State, after: State): string[] {
  if (before.classes === after.classes) return [];
  return source.functions.flatMap((info) => {
    const { qualifiedName, kind, name } = info;
    if (kind !== 'class' || info.parent !== moduleOf(info)) return [];
    return before.classes.get(qualifiedName) === after.classes.get(qualifiedName) ? [] : [doubtKey(info, name)];
  });
}

/** An imported name has the confidence that it has in its module. */
function passedOn(source: SourceFile, into: FunctionInfo, doubts: Doubts, statement: Statement): Doubts {
  let next = doubts;
  for (const { module, level, name, binds } of importsOf(statement)) {
    const file = name === undefined ? undefined : source.resolveImport?.(statement.line, { module, level });
    const confidence = file && 'source' in file ? doubts.get(`${file.name}.${name ?? ''}`) : undefined;
    if (confidence !== undefined) next = withDoubt(next, doubtKey(into, binds), confidence);
  }
  return next;
}

function merged(doubts: Doubts, others: Doubts, prefix: string): Doubts {
  const own = [...others].filter(([key]) => key.startsWith(prefix));
  return own.reduce((next, [key, confidence]) => withDoubt(next, key, confidence), doubts);
}
