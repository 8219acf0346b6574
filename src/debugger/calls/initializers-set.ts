/** `C.__init__ = function`: a function that has been set on the class makes its instances. */
import type { CallArgument } from '../../codec/query';
import type { FunctionInfo, SourceFile } from '../../python/syntax';
import { construct } from '../classes/construction';
import type { State } from '../state/state';
import type { Resolved } from './call-resolution';
import type { Target } from './target';

type FunctionTarget = Pick<Extract<Target, { kind: 'function' }>, 'info' | 'closure'>;

/** Undefined where it is not known what an instance is before anything is called. */
export function initialized(
  source: SourceFile,
  owner: FunctionInfo,
  all: readonly CallArgument[],
  { classes, info, closure }: FunctionTarget & Pick<State, 'classes'>,
): Resolved | undefined {
  const written = construct(source, owner, all, classes);
  const made = written.kind === 'initialize' ? written : construct(source, owner, [], classes);
  const instance = made.kind === 'initialize' ? made.instance : made.kind === 'value' ? made.value : undefined;
  if (instance?.kind !== 'object') return undefined;
  return { kind: 'function', info, arguments: [{ value: instance }, ...all], instance, closure };
}
