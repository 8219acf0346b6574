/** "Start at This Line": a session in the middle of a run, with the values that the user knows. */
import * as vscode from 'vscode';
import { functionAt } from '../launch/calls/callText';
import type { Outline } from '../launch/calls/outline';
import { programOf } from '../launch/configuration/programOfDocument';
import { debugFrom } from './fromTraceback';
import { readGivenValues } from './givenValues';

/** Argument from the line number menu. */
interface LineMenu {
  readonly lineNumber?: number;
  readonly uri?: vscode.Uri;
}

export class StartAtLine {
  constructor(private readonly outline: Outline) {}

  /** At the cursor, or where the menu was opened. */
  async run(given?: unknown): Promise<void> {
    const editor = vscode.window.activeTextEditor;
    const { lineNumber, uri } = (given ?? {}) as LineMenu;
    const document = uri && lineNumber !== undefined ? await vscode.workspace.openTextDocument(uri) : editor?.document;
    const line = lineNumber ?? (editor ? editor.selection.active.line + 1 : undefined);
    if (document?.languageId !== 'python' || line === undefined) {
      await vscode.window.showErrorMessage(
        `Neural Debug: ${vscode.l10n.t('Open a Python file first, and put the cursor on the line to start at.')}`,
      );
      return;
    }
    if (/^\s*(?:#.*)?$/.test(document.lineAt(line - 1).text)) {
      const nothing = vscode.l10n.t(
        'There is nothing to run on line {0}. Put the cursor on the line to start at.',
        line,
      );
      await vscode.window.showErrorMessage(`Neural Debug: ${nothing}`);
      return;
    }
    const values = await this.askForValues(document, line);
    const exception = values && (await askForException(document.lineAt(line - 1).text.trim()));
    if (exception === undefined) return;
    const start = {
      line,
      ...(Object.keys(values ?? {}).length > 0 && { locals: values }),
      ...(exception !== '' && { exception }),
    };
    await debugFrom(programOf(document), start, exception === '' ? undefined : exception.split(':')[0]);
  }

  private async askForValues(document: vscode.TextDocument, line: number): Promise<Record<string, string> | undefined> {
    // Without the model host, the names have to be typed as well.
    const functions = await this.outline.functions(document).catch(() => []);
    const names = functionAt(functions, line - 1)?.parameters ?? [];
    const text = await vscode.window.showInputBox({
      title: vscode.l10n.t('Start at line {0}: which values are known? (1 of 2)', line),
      prompt: vscode.l10n.t('Values as in Python, separated by commas. Leave out what you do not know.'),
      placeHolder: 'items=[1, 2, 3], index=3',
      value: names.map((name) => `${name.replace(/^\*+/, '')}=`).join(', '),
      validateInput: (value) => {
        const read = readGivenValues(value);
        return read.kind === 'error'
          ? vscode.l10n.t('Write name=value, separated by commas: {0}', read.message)
          : undefined;
      },
      ignoreFocusOut: true,
    });
    const read = text === undefined ? undefined : readGivenValues(text);
    return read?.kind === 'values' ? { ...read.locals } : undefined;
  }
}

async function askForException(line: string): Promise<string | undefined> {
  const text = await vscode.window.showInputBox({
    title: vscode.l10n.t('Did the line raise an exception? (2 of 2)'),
    prompt: vscode.l10n.t('As in the last line of a traceback. Leave it empty to start before the line: {0}', line),
    placeHolder: 'IndexError: list index out of range',
    validateInput: (value) =>
      value.trim() === '' || /^[A-Za-z_][\w.]*\s*(?::|$)/.test(value.trim())
        ? undefined
        : vscode.l10n.t('Write it as in a traceback: IndexError: list index out of range'),
    ignoreFocusOut: true,
  });
  return text?.trim();
}
