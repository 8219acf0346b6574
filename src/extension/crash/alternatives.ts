/** The view "Alternatives": the alternatives to the inferred state that a session shows, or to what it has assumed on its way. */
import * as vscode from 'vscode';
import type { AlternativePast, AlternativePasts } from '../../adapter/requests/past-requests';
import type { AssumedBranch } from '../../adapter/requests/assumption-requests';
import type { Assumed } from '../assumed/assumedBranches';
import { takeOtherBranchCommand } from '../assumed/commandNames';
import { wayText } from '../assumed/assumedText';
import { type NeuralSessions, tryAsk } from '../session/neuralSessions';
import { pickAlternativeCommand } from './commandNames';
import { alternativeText } from './crashText';

/** Says whether the view has something to show. */
const CONTEXT = 'neural-debug.hasAlternatives';

/** A way from an assumed branch. */
interface Way {
  readonly branch: AssumedBranch;
  readonly way: number;
}

type Alternative = AlternativePast | Way;

export class AlternativesView implements vscode.TreeDataProvider<Alternative>, vscode.Disposable {
  private readonly changed = new vscode.EventEmitter<undefined>();
  readonly onDidChangeTreeData = this.changed.event;
  private readonly found = new vscode.EventEmitter<undefined>();
  /** There is something to choose from. */
  readonly onDidFind = this.found.event;
  private session: vscode.DebugSession | undefined;
  private pasts: AlternativePasts = { alternatives: [] };
  private readonly listening: vscode.Disposable;

  constructor(
    sessions: NeuralSessions,
    private readonly assumed: Assumed,
  ) {
    this.listening = vscode.Disposable.from(
      assumed.onDidChange(() => {
        this.update();
      }),
      sessions.onDidShow((session) => void this.refresh(session)),
      sessions.onDidEnd((session) => {
        if (session === this.session) this.show(undefined, { alternatives: [] });
      }),
    );
  }

  getTreeItem(alternative: Alternative): vscode.TreeItem {
    return 'way' in alternative ? wayItem(alternative) : this.pastItem(alternative);
  }

  private pastItem(past: AlternativePast): vscode.TreeItem {
    const { label, description, tooltip } = alternativeText(past, vscode.l10n);
    const isChosen = past.index === this.pasts.chosen;
    const item = new vscode.TreeItem(label);
    item.description = description;
    item.tooltip = tooltip;
    item.iconPath = new vscode.ThemeIcon(isChosen ? 'check' : past.confirmed ? 'circle-outline' : 'question');
    item.accessibilityInformation = {
      label: isChosen ? vscode.l10n.t('{0}, {1}, shown', label, description) : `${label}, ${description}`,
    };
    item.command = {
      command: pickAlternativeCommand,
      title: vscode.l10n.t('Take This Past'),
      arguments: [past.index],
    };
    return item;
  }

  getChildren(alternative?: Alternative): Alternative[] {
    if (alternative) return [];
    const { alternatives } = this.pasts;
    return alternatives.length > 0 ? [...alternatives] : this.ways();
  }

  private ways(): Way[] {
    return this.assumed.branches.flatMap((branch) => branch.ways.map((_, way) => ({ branch, way })));
  }

  /** Switches to another past; asks for one if no index is given. */
  async pick(given?: unknown): Promise<void> {
    const { session } = this;
    const index = typeof given === 'number' ? given : await this.ask();
    if (session && index !== undefined && index !== this.pasts.chosen)
      await tryAsk(session, 'pickAlternative', { index });
  }

  dispose(): void {
    this.listening.dispose();
    this.changed.dispose();
    this.found.dispose();
  }

  private async ask(): Promise<number | undefined> {
    const { alternatives, chosen } = this.pasts;
    if (alternatives.length === 0) {
      const text = vscode.l10n.t('This state is known, not inferred. Step back past the start of the session first.');
      void vscode.window.showInformationMessage(`Neural Debug: ${text}`);
      return undefined;
    }
    const items = alternatives.map((past) => {
      const { label, description } = alternativeText(past, vscode.l10n);
      return { index: past.index, description, label: past.index === chosen ? `$(check) ${label}` : label };
    });
    const title = vscode.l10n.t('What was before?');
    return (await vscode.window.showQuickPick(items, { title, matchOnDescription: true }))?.index;
  }

  private async refresh(session: vscode.DebugSession): Promise<void> {
    const pasts = await tryAsk<AlternativePasts>(session, 'alternatives');
    this.show(session, pasts ?? { alternatives: [] });
  }

  private show(session: vscode.DebugSession | undefined, pasts: AlternativePasts): void {
    this.session = session;
    // Most steps have no inferred past, so there is nothing to redraw.
    if (pasts.alternatives.length === 0 && this.pasts.alternatives.length === 0) return;
    this.pasts = pasts;
    this.update();
  }

  private update(): void {
    this.changed.fire(undefined);
    const isThere = this.getChildren().length > 0;
    // The view is there once the context says so.
    void vscode.commands.executeCommand('setContext', CONTEXT, isThere).then(() => {
      if (isThere) this.found.fire(undefined);
    });
  }
}

function wayItem({ branch, way }: Way): vscode.TreeItem {
  const { label, description, tooltip } = wayText(branch, way, vscode.l10n);
  const item = new vscode.TreeItem(label);
  const isTaken = way === branch.chosen;
  item.description = description;
  item.tooltip = tooltip;
  item.iconPath = new vscode.ThemeIcon(isTaken ? 'check' : 'question');
  const { step, position } = branch;
  if (!isTaken)
    item.command = {
      command: takeOtherBranchCommand,
      title: vscode.l10n.t('Take This Way'),
      arguments: [{ step, position }, way],
    };
  return item;
}
