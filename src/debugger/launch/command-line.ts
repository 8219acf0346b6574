/** What the program finds in `sys.argv` and on disk: how and where it is started is said at the launch, and is no matter of prediction. */
import type { Value } from '../../python/values/value';
import { resolve } from '../../python/files/files';
import { COMMAND_LINE, DATA_FOLDERS, OWN_FILE } from '../state/given-names';
import type { State } from '../state/state';

/** @param commandLine the program and its arguments, as a shell would hand them over */
export function withCommandLine(state: State, commandLine: readonly string[] | undefined): State {
  if (!commandLine) return state;
  const items = commandLine.map((text): Value => ({ kind: 'str', value: text }));
  const { module, name } = COMMAND_LINE;
  return { ...state, modules: new Map(state.modules).set(module, new Map([[name, { kind: 'list', items }]])) };
}

/** @param program path of its file */
export function withDataFolders(state: State, folders: readonly string[] | undefined, program?: string): State {
  if (!folders) return state;
  const items = folders.map((value): Value => ({ kind: 'str', value }));
  const { module, name } = DATA_FOLDERS;
  const told = new Map<string, Value>([[name, { kind: 'list', items }]]);
  if (program !== undefined) told.set(OWN_FILE, { kind: 'str', value: resolve(program) });
  return { ...state, modules: new Map(state.modules).set(module, told) };
}
