/** All executions of a line as a list; choosing one travels there. */
import * as vscode from 'vscode';
import type { LineExecution, LineExecutions } from '../../adapter/requests/line-requests';
import { marked } from '../../adapter/presentation/value-presentation';
import { programOf } from '../launch/configuration/programOfDocument';
import { tryAsk, type NeuralSessions } from './neuralSessions';
import { confidenceThreshold } from './sessionSettings';

/** Argument from the line number menu. */
interface LineContext {
  readonly lineNumber?: number;
}

type Item = vscode.QuickPickItem & { readonly step: number };

export function registerIterations(sessions: NeuralSessions): vscode.Disposable {
  return vscode.commands.registerCommand('neural-debug.iterations', async (given?: LineContext) => {
    const { active } = sessions;
    const editor = vscode.window.activeTextEditor;
    if (!active || !editor) return;
    const line = given?.lineNumber ?? editor.selection.active.line + 1;
    const path = programOf(editor.document);
    const answer = await tryAsk<LineExecutions>(active, 'executions', { line, path });
    if (!answer) return;
    if (answer.executions.length === 0) {
      void vscode.window.showInformationMessage(vscode.l10n.t('Line {0} has not run in the recorded history.', line));
      return;
    }
    const chosen = await choose(answer);
    if (chosen) await tryAsk(active, 'travel', { step: chosen.step });
  });
}

/** The current execution is selected initially. */
async function choose(answer: LineExecutions): Promise<Item | undefined> {
  const items = itemsOf(answer);
  const pick = vscode.window.createQuickPick<Item>();
  pick.title =
    answer.total === 1
      ? vscode.l10n.t('Line {0} of {1}: once', answer.line, answer.function)
      : vscode.l10n.t('Line {0} of {1}: {2} times', answer.line, answer.function, answer.total);
  pick.placeholder = vscode.l10n.t('Choose one to go there; type to find a value');
  pick.items = items;
  pick.matchOnDescription = true;
  pick.activeItems = items.filter(({ step }) => step <= answer.current).slice(-1);
  return new Promise((resolve) => {
    pick.onDidAccept(() => {
      resolve(pick.activeItems[0]);
      pick.hide();
    });
    pick.onDidHide(() => {
      resolve(undefined);
      pick.dispose();
    });
    pick.show();
  });
}

function itemsOf({ executions, total, current }: LineExecutions): Item[] {
  const earlier = total - executions.length;
  const latest = executions.findLastIndex(({ step }) => step <= current);
  return executions.map((execution, index) => ({
    step: execution.step,
    label: `${index === latest ? '$(debug-stackframe) ' : ''}${earlier + index + 1}`,
    description: valuesText(execution),
    ...(execution.step === current && { detail: vscode.l10n.t('The program is stopped here') }),
  }));
}

function valuesText({ values }: LineExecution): string {
  const threshold = confidenceThreshold();
  return values.map(({ name, value, confidence }) => `${name} = ${marked(value, confidence, threshold)}`).join(', ');
}
