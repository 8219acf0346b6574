/** Output of the latest terminal commands, if shell integration is active. */
import * as vscode from 'vscode';

/** Commands of a terminal, and characters from the end of each, that are kept. */
const MOST_COMMANDS = 5;
const LONGEST = 100_000;

interface Output {
  text: string;
}

export class TerminalOutputs implements vscode.Disposable {
  /** The newest first. */
  private readonly outputs = new WeakMap<vscode.Terminal, readonly Output[]>();
  private readonly listening = vscode.window.onDidStartTerminalShellExecution(
    ({ terminal, execution }) => void this.follow(terminal, execution),
  );

  /** Whether anything is known of what its commands print. */
  knows(terminal: vscode.Terminal): boolean {
    return this.outputs.has(terminal);
  }

  /** Of the latest command whose output fits. */
  find(terminal: vscode.Terminal, fits: (text: string) => boolean): string | undefined {
    return this.outputs.get(terminal)?.find(({ text }) => fits(text))?.text;
  }

  dispose(): void {
    this.listening.dispose();
  }

  private async follow(terminal: vscode.Terminal, execution: vscode.TerminalShellExecution): Promise<void> {
    const output: Output = { text: '' };
    const others = this.outputs.get(terminal) ?? [];
    this.outputs.set(terminal, [output, ...others].slice(0, MOST_COMMANDS));
    for await (const data of execution.read()) output.text = (output.text + data).slice(-LONGEST);
  }
}
