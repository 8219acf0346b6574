/** Above each line with an assumed branch: what is assumed, and the other ways. */
import * as vscode from 'vscode';
import { toUri } from '../launch/configuration/programOfDocument';
import { editorLines } from '../session/sessionTexts';
import type { Assumed } from './assumedBranches';
import { decideByValueCommand, takeOtherBranchCommand } from './commandNames';
import { latestByLine, lensTitle } from './assumedText';

export class AssumedLenses implements vscode.CodeLensProvider {
  readonly onDidChangeCodeLenses: vscode.Event<void>;

  constructor(private readonly assumed: Assumed) {
    this.onDidChangeCodeLenses = assumed.onDidChange as vscode.Event<unknown> as vscode.Event<void>;
  }

  provideCodeLenses(document: vscode.TextDocument): vscode.CodeLens[] {
    const session = vscode.debug.activeDebugSession;
    const inEditor = session && editorLines(session, document);
    return latestByLine(this.assumed.branches)
      .filter(({ path }) => toUri(path).toString() === document.uri.toString())
      .flatMap((branch) => {
        const { reason, step, position, subject, ways, chosen, given } = branch;
        const line = inEditor ? inEditor(branch.line) : branch.line;
        if (line === undefined) return [];
        const range = new vscode.Range(line - 1, 0, line - 1, 0);
        const reference = { step, position };
        const tooltip =
          given === undefined
            ? vscode.l10n.t('Nothing decides it: {0}.', reason)
            : vscode.l10n.t('Decided by the value that you gave: {0}.', given);
        const first = { title: lensTitle(branch, vscode.l10n), tooltip, command: '' };
        // Where nothing has been taken yet, each way can be.
        const taken = ways.map((title, way) => ({
          title: chosen === undefined ? title : vscode.l10n.t('Take the Other Branch'),
          tooltip: title,
          command: takeOtherBranchCommand,
          arguments: chosen === undefined ? [reference, way] : [reference],
        }));
        const others = chosen === undefined ? taken : taken.slice(0, 1);
        const value = {
          title: vscode.l10n.t('Set Value…'),
          tooltip: vscode.l10n.t('Give {0} a value and go on with it.', subject ?? ''),
          command: decideByValueCommand,
          arguments: [reference],
        };
        const commands = [first, ...others, ...(subject === undefined ? [] : [value])];
        return commands.map((command) => new vscode.CodeLens(range, command));
      });
  }
}
