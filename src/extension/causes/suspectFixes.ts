/** Changes of suspicious lines as quick fixes, beside the line where they are marked. */
import * as vscode from 'vscode';
import type { SuspectRepair } from '../../adapter/requests/suspect-repairs';
import { repairText } from './causeText';
import type { SuspectLines } from './suspectLines';

export class SuspectFixes implements vscode.CodeActionProvider {
  static readonly kind = vscode.CodeActionKind.QuickFix.append('neuralDebug');

  constructor(private readonly suspects: SuspectLines) {}

  provideCodeActions(document: vscode.TextDocument, at: vscode.Range): vscode.CodeAction[] {
    return this.suspects.repairsIn(document).flatMap(({ repair, onlyAvoids }) => {
      const range = rangeOf(document, repair);
      // What was tried was another text.
      if (document.getText(range).replaceAll('\r\n', '\n') !== repair.oldText || !range.intersection(at)) return [];
      const title = repairText(repair.change, onlyAvoids, vscode.l10n);
      const action = new vscode.CodeAction(title, SuspectFixes.kind);
      action.edit = new vscode.WorkspaceEdit();
      action.edit.replace(document.uri, range, repair.newText);
      return [action];
    });
  }
}

function rangeOf(document: vscode.TextDocument, { line, oldText }: SuspectRepair): vscode.Range {
  const last = line - 1 + oldText.split('\n').length - 1;
  return document.validateRange(new vscode.Range(line - 1, 0, last, Number.MAX_SAFE_INTEGER));
}
