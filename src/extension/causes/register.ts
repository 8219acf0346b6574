/** "Where from?", "Which lines caused this?" and "Suggest breakpoints" in a session. */
import * as vscode from 'vscode';
import { debugType } from '../launch/configuration/launchConfiguration';
import { toUri } from '../launch/configuration/programOfDocument';
import { placeOf, type VariableContext } from '../session/sessionCommands';
import { type NeuralSessions, tryAsk } from '../session/neuralSessions';
import { CausesView } from './causesView';
import * as names from './commandNames';
import { SuspectFixes } from './suspectFixes';
import { SuspectLines, type Line } from './suspectLines';
import { WhereFrom } from './whereFrom';

export function registerCauses(context: vscode.ExtensionContext, sessions: NeuralSessions): void {
  const whereFrom = new WhereFrom();
  const suspects = new SuspectLines();
  const causes = new CausesView(whereFrom, suspects);
  const tree = vscode.window.createTreeView(names.causesView, { treeDataProvider: causes });

  const command = (name: string, work: (session: vscode.DebugSession, given?: VariableContext) => Promise<void>) =>
    vscode.commands.registerCommand(name, async (given?: VariableContext) => {
      const session = sessions.active;
      // The adapter's reason has been shown by VS Code.
      if (session) await work(session, given).catch(() => undefined);
    });

  const find = async (session: vscode.DebugSession, given: object): Promise<void> => {
    const options = { location: { viewId: names.causesView } };
    await vscode.commands.executeCommand(`${names.causesView}.focus`);
    tree.message = vscode.l10n.t('Trying small changes of the lines that had a part in it…');
    // For the keys. Later, somebody may be typing elsewhere.
    const early = suspects.onDidChange(() => {
      early.dispose();
      const [first] = suspects.groups[0]?.items ?? [];
      if (first) void tree.reveal(first, { focus: true, select: true });
    });
    const found = await Promise.resolve(
      vscode.window.withProgress(options, () => suspects.find(session, given)),
    ).finally(() => {
      early.dispose();
      tree.message = '';
    });
    const [first] = suspects.groups[0]?.items ?? [];
    // It may lie below the causes of a value that was asked for before.
    if (first) await tree.reveal(first, { select: true });
    suspects.reveal();
    if (found.suspects.length === 0)
      void vscode.window.showInformationMessage(vscode.l10n.t('No line of the run so far had a part in it.'));
  };

  context.subscriptions.push(
    whereFrom,
    suspects,
    causes,
    tree,
    vscode.languages.registerCodeActionsProvider({ language: 'python' }, new SuspectFixes(suspects), {
      providedCodeActionKinds: [SuspectFixes.kind],
    }),
    // From then on it stays: where the panel loses a view that is open, VS Code opens a terminal in its place.
    vscode.debug.onDidStartDebugSession(({ type }) => {
      if (type === debugType) void vscode.commands.executeCommand('setContext', names.hadSession, true);
    }),
    command(names.whereFromCommand, async (session, given) => {
      const place = placeOf(given, sessions);
      if (!place) return;
      await whereFrom.show(session, place);
      const { top } = whereFrom;
      if (top) await tree.reveal(top, { focus: true, select: true });
    }),
    command(names.findSuspectsCommand, (session) => find(session, {})),
    command(names.expectedCommand, async (session, given) => {
      const place = placeOf(given, sessions);
      const expect = place && (await askForValue(nameIn(place)));
      if (expect !== undefined) await find(session, { ...place, expect });
    }),
    command(names.suggestBreakpointsCommand, async (session) => {
      await vscode.commands.executeCommand(`${names.causesView}.focus`);
      await suspects.suggest(session);
      const group = suspects.groups.at(-1);
      // Also where there is nothing but the reason: else the keys lead nowhere.
      const first = group?.items[0] ?? group;
      if (first) await tree.reveal(first, { focus: true, select: true });
    }),
    vscode.commands.registerCommand(names.addBreakpointCommand, ({ of }: Line) => {
      const location = new vscode.Location(toUri(of.path), new vscode.Position(of.line - 1, 0));
      vscode.debug.addBreakpoints([new vscode.SourceBreakpoint(location)]);
    }),
    vscode.commands.registerCommand(names.clearSuspectsCommand, () => {
      whereFrom.clear();
      suspects.clear();
    }),
    vscode.commands.registerCommand(names.travelCommand, (session: vscode.DebugSession, step: number) =>
      tryAsk(session, 'travel', { step }),
    ),
    vscode.debug.onDidTerminateDebugSession((session) => {
      whereFrom.clear(session);
      suspects.clear(session);
    }),
  );
}

function nameIn(place: object): string {
  const { expression, name } = place as { readonly expression?: string; readonly name?: string };
  return expression ?? name ?? '';
}

function askForValue(name: string): Thenable<string | undefined> {
  return vscode.window.showInputBox({
    title: vscode.l10n.t('Which value did you expect?'),
    prompt: vscode.l10n.t('What {0} should be here, as it is written in Python', name),
    placeHolder: "42, 'text', [1, 2]",
  });
}
