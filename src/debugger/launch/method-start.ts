/** Runs that start in a method: on which object. */
import { defaultObject } from '../../python/definitions/default-object';
import type { SourceFile } from '../../python/syntax';
import type { Evaluator } from '../evaluate/evaluator';
import { topFrame, type State } from '../state/state';
import { LaunchError } from './launch-error';
import { needsObject, withReceiver } from './receiver';
import { withForeignAttributes, withUnknownReceiver } from './unknown-receiver';

export interface MethodStart {
  readonly state: State;
  /** What had to be assumed of the object, for people. */
  readonly assumption?: string;
}

/**
 * The start of any call; that of a method is on the object that is given, or else on one that its class creates without arguments.
 * @param instance as source code: `Cart([30, 120])`
 * @throws LaunchError if that creates no object, or the function takes none; AbortError
 */
export async function onObject(
  start: State,
  instance: string | undefined,
  { source, evaluator }: { readonly source: SourceFile; readonly evaluator: Evaluator },
  signal?: AbortSignal,
): Promise<MethodStart> {
  const { function: info } = topFrame(start);
  const { className = '', qualifiedName } = info;
  if (!needsObject(info)) {
    if (instance === undefined) return { state: start };
    throw new LaunchError(
      `launch: "instance" is only for methods that are called on an object, and ${qualifiedName} is not one.`,
    );
  }
  const made = await withReceiver(start, instance ?? defaultObject(source, className), evaluator, signal);
  if (made) return { state: instance === undefined ? withForeignAttributes(made, source) : made };
  if (instance === undefined) return await withUnknownReceiver(start, source, evaluator, signal);
  throw new LaunchError(
    `launch: "instance" must create the object that ${qualifiedName} is called on, but ${instance} does not.`,
  );
}
