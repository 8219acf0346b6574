/** VS Code shows the views of extensions in the debug view folded at first, where nobody finds them: each is unfolded once. */
import * as vscode from 'vscode';

const KEY = 'neural-debug.unfolded';

export class Unfolding {
  constructor(private readonly memento: vscode.Memento) {}

  /** From then on the person decides, and VS Code remembers. */
  async once(view: string): Promise<void> {
    const done = this.memento.get<readonly string[]>(KEY, []);
    // Who keeps the debug view closed wants none of it.
    const opens = vscode.workspace.getConfiguration('debug').get<string>('openDebug');
    if (done.includes(view) || opens === 'neverOpen') return;
    await this.memento.update(KEY, [...done, view]);
    await vscode.commands.executeCommand(`${view}.focus`, { preserveFocus: true });
  }
}
