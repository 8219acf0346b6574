/** The extension in a browser, where there are no processes: the model is computed in a worker, and so is the check. */
import type * as vscode from 'vscode';
import { registerTopics } from '../topics';
import { registerWebHost } from './webHost';

/** Called by VS Code in its worker for extensions, as the other one is in its process. */
export function activate(context: vscode.ExtensionContext): void {
  registerTopics(context, registerWebHost(context));
}
