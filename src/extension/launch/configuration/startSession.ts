/** Starts a session for our commands. */
import * as vscode from 'vscode';
import { debugType, sessionName } from './launchConfiguration';
import { toUri } from './programOfDocument';

/** @param program as in a launch configuration @param attributes more of that configuration */
export async function startSession(program: string, name: string, attributes: object): Promise<void> {
  await vscode.debug.startDebugging(
    vscode.workspace.getWorkspaceFolder(toUri(program)),
    { type: debugType, request: 'launch', name: sessionName(name), program, ...attributes },
    // The text is included if it is not on disk, so saving is not required.
    { suppressSaveBeforeStart: true },
  );
}
