/** Links on the lines of a traceback in a terminal. */
import * as vscode from 'vscode';
import { readTraceback } from '../../python/traceback';
import { fromTraceback } from './fromTraceback';

interface TracebackLink extends vscode.TerminalLink {
  /** The whole line. */
  readonly line: string;
}

const FRAME = /(\bFile) "[^"]+", line \d+/;

export const tracebackLinks: vscode.TerminalLinkProvider<TracebackLink> = {
  provideTerminalLinks({ line }) {
    const match = FRAME.exec(line);
    if (!match) return [];
    // The path is left to the link that opens the file.
    const tooltip = vscode.l10n.t('Neural Debug: start from this traceback');
    return [Object.assign(new vscode.TerminalLink(match.index, 'File'.length, tooltip), { line })];
  },

  async handleTerminalLink({ line }) {
    const output = await lastOutput();
    // The output of another command says nothing about this line.
    const isInside = output.replace(/\s+/g, ' ').includes(line.trim().replace(/\s+/g, ' '));
    const isReadable = isInside && readTraceback(output).kind === 'tracebacks';
    await fromTraceback(isReadable ? output : line);
  },
};

/** What the last command of the terminal has written, where the terminal knows; the clipboard stays as it is. */
async function lastOutput(): Promise<string> {
  const before = await vscode.env.clipboard.readText();
  try {
    await vscode.commands.executeCommand('workbench.action.terminal.copyLastCommandOutput');
    return await vscode.env.clipboard.readText();
  } catch {
    return before;
  } finally {
    await vscode.env.clipboard.writeText(before);
  }
}
