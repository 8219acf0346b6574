/**
 * Globals that follow from a module's source alone: definitions, unresolved imports, and names that are bound once to a
 * literal and that no other top-level statement mentions.
 */
import type { SourceFile } from '../../../../python/syntax';
import type { Value } from '../../../../python/values/value';
import { classValue, functionValue } from '../../../../python/definitions/definitions';
import { unknownImports } from '../../../objects/unknowns';
import { mentionsOf } from '../../../program/mentions';
import { unitsOf } from './units';
import { written } from './literal-bindings';

/** Everything else is missing: the module has to be run for it. */
export function writtenGlobals(source: SourceFile): Map<string, Value> {
  const globals = new Map<string, Value>();
  for (const info of source.functions) {
    if (info.parent !== source.module) continue;
    globals.set(info.name, info.kind === 'class' ? classValue(info) : functionValue(info));
  }
  const units = unitsOf(source, source.module);
  const counts = new Map<string, number>();
  for (const { statements } of units)
    for (const word of mentionsOf(statements).words) counts.set(word, (counts.get(word) ?? 0) + 1);
  for (const { statements } of units) {
    const [statement, ...more] = statements;
    for (const [name, unknown] of statement?.kind === 'import' ? unknownImports(statement) : [])
      globals.set(name, unknown);
    const value = statement && more.length === 0 ? written(statement, () => undefined) : undefined;
    const [name] = statement?.targets ?? [];
    if (value && name !== undefined && counts.get(name) === 1) globals.set(name, value);
  }
  return globals;
}
