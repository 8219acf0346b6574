/** What a trace tells of a frame at one of its steps. */
import { resolveName } from '../../python/definitions/name-resolution';
import type { FunctionInfo, SourceFile } from '../../python/syntax';
import type { Value } from '../../python/values/value';
import type { ComputedValue } from '../query';
import type { FrameView } from '../step/query-building';
import { own } from './spans';
import type { TraceNames, TraceStep } from './trace';

/** The names while the step runs, which calls may change, and what it has computed. */
export interface Reached {
  readonly locals: TraceNames;
  readonly globals: TraceNames;
  readonly computed: readonly ComputedValue[];
}

export function frameAt(
  file: SourceFile,
  step: TraceStep,
  { locals, globals, computed }: Reached,
  parse: (text: string) => Value,
): FrameView {
  const scope = scopeOf(file, step);
  const read = (names: TraceNames, name: string): Value | undefined => {
    const text = own(names, name);
    return text === undefined ? undefined : parse(text);
  };
  const bindings = {
    local: (name: string) => read(locals, name),
    global: (name: string) => read(globals, name),
  };
  return {
    source: file,
    scope,
    computed,
    lookup: (name) => resolveName(scope, name, bindings),
    upcoming: () => step.iterator && { items: step.iterator.map(parse), more: step.iteratorMore === true },
    handled: step.handled,
  };
}

/** The function that a step is in. */
export function scopeOf(file: SourceFile, step: TraceStep): FunctionInfo {
  const name = step.qualified.replaceAll('<locals>.', '');
  const named = file.functions.filter((info) => info.qualifiedName === name);
  return named.find(({ line, endLine }) => line <= step.line && step.line <= endLine) ?? named.at(-1) ?? file.module;
}
