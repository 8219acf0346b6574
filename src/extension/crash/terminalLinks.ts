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
/** `ValueError: …`, `E   IndexError: …`, `  | KeyError: …`: the last line of a traceback. */
const LAST = /^(?:E|[|\s]*) *((?:[A-Za-z_]\w*\.)*[A-Z]\w*(?:Error|Exception|Exit|Interrupt|Iteration|Group))(?::\s|$)/;

export class TracebackLinks implements vscode.TerminalLinkProvider<TracebackLink> {
  constructor(private readonly outputs: TerminalOutputs) {}

  provideTerminalLinks({ terminal, line }: vscode.TerminalLinkContext): TracebackLink[] {
    const last = LAST.exec(line);
    if (last?.[1] !== undefined && this.endsTraceback(terminal, line))
      return [link(last[0].indexOf(last[1]), last[1].length, vscode.l10n.t('Step back from here'))];
    const frame = FRAME.exec(line);
    // The path is left to the link that opens the file.
    return frame ? [link(frame.index, 'File'.length, vscode.l10n.t('Neural Debug: start from this traceback'))] : [];

    function link(start: number, length: number, tooltip: string): TracebackLink {
      return Object.assign(new vscode.TerminalLink(start, length, tooltip), { terminal, line });
    }
  }

  /** What is known of the terminal has the line in a traceback; or nothing is known of it. */
  private endsTraceback(terminal: vscode.Terminal, line: string): boolean {
    return !this.outputs.knows(terminal) || this.outputs.find(terminal, (text) => fits(text, line)) !== undefined;
  }

  async handleTerminalLink({ terminal, line }: TracebackLink): Promise<void> {
    // The output of another command does not concern this line.
    const isIts = (text: string): boolean => fits(text, line);
    const copied = async (): Promise<string | undefined> => {
      const text = await copiedOutput();
      return text !== undefined && isIts(text) ? text : undefined;
    };
    await fromTraceback(this.outputs.find(terminal, isIts) ?? (await copied()) ?? line, line);
  }
}

function fits(text: string, line: string): boolean {
  return compact(plainLines(text).join('\n')).includes(compact(line)) && readTraceback(text).kind === 'tracebacks';
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
