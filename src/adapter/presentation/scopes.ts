/** The scopes of a frame: its locals, the module's globals, and what was returned to it. */
import { isImported } from '../../python/definitions/definitions';
import { globalsOf, localsOf, type Bindings } from '../../debugger/state/state';
import type { Value } from '../../python/values/value';
import type { Debuggee } from '../session/debuggee';
import { listed, type Container, type Entry, type Place } from './variables';

/** The group of functions and classes, named as in other debuggers of Python. */
const DEFINITIONS = 'function variables';

export interface FrameScope {
  readonly name: 'Locals' | 'Globals' | 'Return value';
  readonly hint: 'locals' | 'globals' | 'returnValue';
  /** The variables as they are now: an edit may have changed them. */
  readonly read: () => Container;
}

/** @throws RequestError for a frame that is not on the stack */
export function scopesOf(debuggee: Debuggee, frameId: number): FrameScope[] {
  const frame = debuggee.frame(frameId);
  const hasReturned = debuggee.returned !== undefined && frame === debuggee.frames.at(-1);
  return [
    { name: 'Locals', hint: 'locals', read: () => locals(debuggee, frameId) },
    { name: 'Globals', hint: 'globals', read: () => globals(debuggee, frameId) },
    ...(hasReturned
      ? [{ name: 'Return value', hint: 'returnValue', read: () => returned(debuggee, frameId) } as const]
      : []),
  ];
}

function locals(debuggee: Debuggee, frameId: number): Container {
  const bindings = localsOf(debuggee.state, debuggee.frame(frameId));
  return listed(variables(debuggee, bindings, (name) => ({ frame: frameId, target: name })));
}

function globals(debuggee: Debuggee, frameId: number): Container {
  const { function: info } = debuggee.frame(frameId);
  const module = isImported(info) ? undefined : debuggee.frames.find((frame) => frame.function.kind === 'module');
  const hidden = new Set<string>(info.kind === 'module' ? [] : info.locals);
  return listed(
    variables(debuggee, globalsOf(debuggee.state, info), (name) => {
      // A local of that name hides the global one.
      const frame = module?.id ?? (hidden.has(name) ? undefined : frameId);
      return frame === undefined ? undefined : { frame, target: name };
    }),
  );
}

function returned(debuggee: Debuggee, frameId: number): Container {
  const { name, value } = debuggee.returned ?? {};
  return listed(name !== undefined && value ? [{ name, value, place: { frame: frameId } }] : []);
}

function variables(debuggee: Debuggee, bindings: Bindings, placeOf: (name: string) => Place | undefined): Entry[] {
  const entries = [...bindings].map(([name, value]): Entry => {
    const place = placeOf(name);
    const confidence = debuggee.origins.confidence(value);
    const isInferred = debuggee.origins.isInferred(value);
    const predicted = debuggee.origins.disagreement(value);
    return {
      name,
      isInferred,
      value,
      expression: name,
      ...(place && { place }),
      ...(confidence !== undefined && { confidence }),
      ...(predicted && { predicted }),
    };
  });
  // Definitions are rarely of interest, and would be shown beside every line that names one.
  const members = entries.filter(({ value }) => isDefinition(value));
  const data = entries.filter(({ value }) => !isDefinition(value));
  return members.length === 0 ? data : [...data, { name: DEFINITIONS, value: { kind: 'none' }, members }];
}

function isDefinition(value: Value): boolean {
  return value.kind === 'opaque';
}
