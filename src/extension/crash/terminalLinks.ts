/** Links on the lines of a traceback in a terminal. */
import * as vscode from 'vscode';
import { readTraceback } from '../../python/traceback/read-traceback';
import { plainLines } from '../../python/traceback/clean-text';
import { fromTraceback } from './fromTraceback';
import type { TerminalOutputs } from './terminalOutputs';

interface TracebackLink extends vscode.TerminalLink {
  readonly terminal: vscode.Terminal;
  /** The whole line. */
  readonly line: string;
}

const FRAME = /(\bFile) "[^"]+", line \d+/;

export class TracebackLinks implements vscode.TerminalLinkProvider<TracebackLink> {
  constructor(private readonly outputs: TerminalOutputs) {}

  provideTerminalLinks({ terminal, line }: vscode.TerminalLinkContext): TracebackLink[] {
    const match = FRAME.exec(line);
    if (!match) return [];
    // The path is left to the link that opens the file.
    const tooltip = vscode.l10n.t('Neural Debug: start from this traceback');
    return [Object.assign(new vscode.TerminalLink(match.index, 'File'.length, tooltip), { terminal, line })];
  }

  async handleTerminalLink({ terminal, line }: TracebackLink): Promise<void> {
    // The output of another command does not concern this line.
    const fits = (text: string): boolean =>
      compact(plainLines(text).join('\n')).includes(compact(line)) && readTraceback(text).kind === 'tracebacks';
    const copied = async (): Promise<string | undefined> => {
      const text = await copiedOutput();
      return text !== undefined && fits(text) ? text : undefined;
    };
    await fromTraceback(this.outputs.find(terminal, fits) ?? (await copied()) ?? line);
  }
}

/** Terminals wrap long lines. */
function compact(text: string): string {
  return text.replace(/\s+/g, '');
}

/**
 * The output of the terminal's last command, if it ran before the extension listened; the clipboard is restored.
 * Browsers do not allow reading the clipboard like that.
 */
async function copiedOutput(): Promise<string | undefined> {
  if (vscode.env.uiKind !== vscode.UIKind.Desktop) return undefined;
  const before = await vscode.env.clipboard.readText();
  try {
    await vscode.commands.executeCommand('workbench.action.terminal.copyLastCommandOutput');
    return await vscode.env.clipboard.readText();
  } catch {
    return undefined;
  } finally {
    await vscode.env.clipboard.writeText(before);
  }
}
