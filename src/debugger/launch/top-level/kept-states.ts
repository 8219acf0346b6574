/** A cache of loaded modules, valid for an edited program, too, if the edit is in code that did not run. */
import type { FunctionInfo, SourceFile } from '../../../python/syntax';
import { statementsOf, textOf } from '../../program/alignment';
import { valuesOf } from '../../state/value-roots';
import type { State } from '../../state/state';
import { modulesOf } from './units/top-level-slice';
import { unitsOf, type Unit } from './units/units';

/** Maximum number of cached states. */
const MOST = 24;

interface Kept {
  /** The top level, and the part of it that has been run. */
  readonly text: string;
  /** The lines of its statements, since reasons of unknown values mention lines. */
  readonly lines: string | undefined;
  /** Functions that have run. */
  readonly functions: readonly { readonly name: string; readonly text: string }[];
  readonly state: State;
}

export class KeptStates {
  /** The most recently used is last. */
  private readonly all: Kept[] = [];

  find(source: SourceFile, slice: ReadonlySet<Unit>, until: number | undefined): State | undefined {
    if (this.all.length === 0 || until !== undefined) return undefined;
    const { text, lines } = topLevelOf(source, slice);
    const index = this.all.findLastIndex(
      (one) =>
        one.text === text &&
        (one.lines ?? lines) === lines &&
        one.functions.every(({ name, text: body }) => textsOf(source, name).includes(body)),
    );
    const [found] = index < 0 ? [] : this.all.splice(index, 1);
    if (found) this.all.push(found);
    return found?.state;
  }

  add(source: SourceFile, slice: ReadonlySet<Unit>, state: State, entered: Iterable<FunctionInfo>): void {
    // The frame of a generator is at a line of this text.
    if (state.generators.size > 0) return;
    const { text, lines } = topLevelOf(source, slice);
    const functions = [...entered].map((info) => ({ name: info.qualifiedName, text: bodyOf(source, info) }));
    const hasUnknown = valuesOf(state).some(({ kind }) => kind === 'unknown');
    this.all.push({ text, lines: hasUnknown ? lines : undefined, functions, state });
    if (this.all.length > MOST) this.all.shift();
  }
}

function topLevelOf(source: SourceFile, slice: ReadonlySet<Unit>): { text: string; lines: string } {
  const units = modulesOf(source).flatMap((module) => unitsOf(source, module).map((unit) => ({ module, unit })));
  const texts = units.map(({ module, unit }) => [
    module.importedAs ?? '',
    slice.has(unit),
    ...unit.statements.map((statement) => `${statement.scope.qualifiedName}: ${textOf(statement)}`),
  ]);
  return { text: JSON.stringify(texts), lines: units.map(({ unit }) => unit.line).join() };
}

function textsOf(source: SourceFile, name: string): string[] {
  return source.functions.filter(({ qualifiedName }) => qualifiedName === name).map((info) => bodyOf(source, info));
}

function bodyOf(source: SourceFile, info: FunctionInfo): string {
  return statementsOf(source, info).map(textOf).join('\n');
}
