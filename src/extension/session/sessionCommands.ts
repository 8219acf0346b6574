/** Execution commands that VS Code has no buttons for. */
import * as vscode from 'vscode';
import { tryAsk, type NeuralSessions } from './neuralSessions';

/** Argument from the context menu of a variable. */
export interface VariableContext {
  readonly container?: { readonly variablesReference?: number };
  readonly variable?: { readonly name: string; readonly evaluateName?: string };
}

/** Commands and the requests behind them. */
const STEPS = { reverseStepInto: 'reverseStepIn', reverseStepOut: 'reverseStepOut' } as const;
const CHANGES = { jumpToLastChange: 'lastChange', runToNextChange: 'nextChange' } as const;

export function registerCommands(sessions: NeuralSessions): vscode.Disposable[] {
  const steps = Object.entries(STEPS).map(([name, request]) =>
    vscode.commands.registerCommand(`neural-debug.${name}`, async () => {
      const { active } = sessions;
      if (active) await tryAsk(active, request, { threadId: 1 });
    }),
  );
  const changes = Object.entries(CHANGES).map(([name, request]) =>
    vscode.commands.registerCommand(`neural-debug.${name}`, async (given?: VariableContext) => {
      const { active } = sessions;
      const place = active && placeOf(given, sessions);
      if (place) await tryAsk(active, request, place);
    }),
  );
  return [...steps, ...changes];
}

/** A variable from the menu, or the name at the cursor; shows a message if there is neither. */
export function placeOf(given: VariableContext | undefined, sessions: NeuralSessions): object | undefined {
  const place = given?.variable ? placeOfVariable(given) : placeAtCursor(sessions);
  if (!place) void vscode.window.showInformationMessage(vscode.l10n.t('Put the cursor on a variable, then ask again.'));
  return place;
}

function placeOfVariable({ container, variable }: VariableContext): object {
  const reference = container?.variablesReference;
  return reference === undefined
    ? { expression: variable?.evaluateName ?? variable?.name }
    : { variablesReference: reference, name: variable?.name };
}

/** The name, attribute or selected expression at the cursor, in the frame that is selected. */
function placeAtCursor({ frameId }: NeuralSessions): object | undefined {
  const editor = vscode.window.activeTextEditor;
  if (!editor) return undefined;
  const { document, selection } = editor;
  const word = document.getWordRangeAtPosition(
    selection.active,
    /[\p{ID_Start}_][\p{ID_Continue}]*(?:\.[\p{ID_Start}_][\p{ID_Continue}]*)*/u,
  );
  // Of `a.b.c`, what stands before the end of the word under the cursor.
  const end = document.getWordRangeAtPosition(selection.active)?.end;
  const range = selection.isEmpty ? word && new vscode.Range(word.start, end ?? word.end) : selection;
  const expression = range && document.getText(range).trim();
  return expression ? { expression, ...(frameId !== undefined && { frameId }) } : undefined;
}
