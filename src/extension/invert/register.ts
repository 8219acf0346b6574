/** "What input gives this?" as a command, in the editor's menu, and as a code action on the header of a function. */
import * as vscode from 'vscode';
import type { ModelHost } from '../host/modelHost';
import { functionAt } from '../launch/calls/callText';
import type { ExampleChoice } from '../launch/calls/exampleChoice';
import type { FunctionPlaces } from '../launch/functions/functionPlaces';
import type { Outline } from '../launch/calls/outline';
import { Inversions } from './inversion';

const invertCommand = 'neural-debug.invert';
const KIND = vscode.CodeActionKind.Empty.append('neuralDebug.invert');

export function registerInvert(
  context: vscode.ExtensionContext,
  host: ModelHost,
  outline: Outline,
  places: FunctionPlaces,
  choice: ExampleChoice,
): void {
  const inversions = new Inversions(host, places, choice);
  context.subscriptions.push(
    vscode.commands.registerCommand(invertCommand, (given?: unknown, name?: unknown) => inversions.ask(given, name)),
    vscode.languages.registerCodeActionsProvider({ language: 'python' }, new HeaderAction(outline), {
      providedCodeActionKinds: [KIND],
    }),
  );
}

class HeaderAction implements vscode.CodeActionProvider {
  constructor(private readonly outline: Outline) {}

  async provideCodeActions(document: vscode.TextDocument, range: vscode.Range): Promise<vscode.CodeAction[]> {
    if (!/^\s*(?:async\s+)?def\b/.test(document.lineAt(range.start.line).text)) return [];
    const functions = await this.outline.functions(document).catch(() => []);
    const here = functionAt(functions, range.start.line);
    if (!here) return [];
    const action = new vscode.CodeAction(vscode.l10n.t('What input gives this?'), KIND);
    action.command = { command: invertCommand, title: action.title, arguments: [document.uri, here.name] };
    return [action];
  }
}
