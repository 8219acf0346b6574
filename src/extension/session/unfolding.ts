/** VS Code initially collapses the views of extensions in the debug view, where they go unnoticed: each is expanded once. */
import * as vscode from 'vscode';

const KEY = 'neural-debug.unfolded';

export class Unfolding {
  constructor(private readonly memento: vscode.Memento) {}

  /** After that the user decides, and VS Code remembers. */
  async once(view: string): Promise<void> {
    const done = this.memento.get<readonly string[]>(KEY, []);
    // Users who keep the debug view closed do not want it opened.
    const opens = vscode.workspace.getConfiguration('debug').get<string>('openDebug');
    if (done.includes(view) || opens === 'neverOpen') return;
    await this.memento.update(KEY, [...done, view]);
    await vscode.commands.executeCommand(`${view}.focus`, { preserveFocus: true });
  }
}
