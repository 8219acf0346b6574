import * as vscode from 'vscode';
import { useFiles } from '../python/files/files';
import { nodeFiles } from '../python/files/node-files';
import { registerServerDefinition } from './agents/serverDefinition';
import { registerHost } from './host/register';
import { registerTopics } from './topics';

/** Called by VS Code when a Python file is opened, a session is about to start, or one of the commands is used. */
export function activate(context: vscode.ExtensionContext): void {
  useFiles(nodeFiles);
  registerTopics(context, registerHost(context), (place) => registerServerDefinition(vscode, place));
}
