/** The extension's settings. Those of its first version were called `neural-debug.…`, and are still read where the new name is not set. */
import * as vscode from 'vscode';

const SECTION = 'neuralDebug';
const OLD_SECTION = 'neural-debug';

/** Names behind `neuralDebug.`, and their types. */
export interface Settings {
  readonly agents: 'tools' | 'server' | 'off';
  readonly check: 'always' | 'never';
  readonly codeLens: boolean;
  readonly 'confidence.threshold': number;
  readonly editAndContinue: 'onSave' | 'onType' | 'off';
  readonly 'hover.enabled': boolean;
  readonly 'inlineValues.enabled': boolean;
  readonly libraryPaths: readonly string[];
  readonly onUnknown: 'assume' | 'stop';
  readonly stayAtEnd: boolean;
}

/** @param otherwise what package.json gives as the default @param scope the document or folder that it is for */
export function setting<K extends keyof Settings>(
  name: K,
  otherwise: Settings[K],
  scope?: vscode.ConfigurationScope,
): Settings[K] {
  const isOld = !isSet(SECTION, name, scope) && isSet(OLD_SECTION, name, scope);
  return vscode.workspace.getConfiguration(isOld ? OLD_SECTION : SECTION, scope).get<Settings[K]>(name, otherwise);
}

export function affects(event: vscode.ConfigurationChangeEvent, name: keyof Settings): boolean {
  return [SECTION, OLD_SECTION].some((section) => event.affectsConfiguration(`${section}.${name}`));
}

/** Where it is set already, else for all workspaces. */
export async function change<K extends keyof Settings>(name: K, value: Settings[K]): Promise<void> {
  const settings = vscode.workspace.getConfiguration(SECTION);
  const isOfWorkspace = [SECTION, OLD_SECTION].some(
    (section) => vscode.workspace.getConfiguration(section).inspect(name)?.workspaceValue !== undefined,
  );
  const { Global, Workspace } = vscode.ConfigurationTarget;
  await settings.update(name, value, isOfWorkspace ? Workspace : Global);
}

function isSet(section: string, name: string, scope: vscode.ConfigurationScope | undefined): boolean {
  const found = vscode.workspace.getConfiguration(section, scope).inspect(name);
  const values = found && [
    found.globalValue,
    found.workspaceValue,
    found.workspaceFolderValue,
    found.globalLanguageValue,
    found.workspaceLanguageValue,
    found.workspaceFolderLanguageValue,
  ];
  return values?.some((value) => value !== undefined) === true;
}
