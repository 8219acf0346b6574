/** The tree below "Where from?" in the view "Causes": the step that produced a value, what that step read, and so on. Each level is loaded when it is expanded. */
import * as vscode from 'vscode';
import type { CauseNode, CauseTree } from '../../adapter/requests/cause-requests';
import { ask, tryAsk } from '../session/neuralSessions';
import { causeText } from './causeText';
import { travelCommand } from './commandNames';

/** A node, with its causes where they are known. */
export interface Item {
  readonly session: vscode.DebugSession;
  readonly node: CauseNode;
  causes?: Item[];
}

export class WhereFrom implements vscode.Disposable {
  private readonly changed = new vscode.EventEmitter<undefined>();
  readonly onDidChange = this.changed.event;
  private root: Item | undefined;
  /** The file where it was asked about. */
  private path: string | undefined;

  /** The item to reveal; undefined if nothing was asked. */
  get top(): Item | undefined {
    return this.root;
  }

  /** @param place as the request `provenance` takes it @throws Error with the adapter's reason */
  async show(session: vscode.DebugSession, place: object): Promise<void> {
    const { node, path, causes } = await ask<CauseTree>(session, 'provenance', place);
    if (!node) return;
    this.path = path;
    this.root = { session, node, causes: causes.map((cause) => ({ session, node: cause })) };
    this.changed.fire(undefined);
  }

  /** For a session that has ended, or for all. */
  clear(session?: vscode.DebugSession): void {
    if (session && this.root?.session !== session) return;
    this.root = undefined;
    this.changed.fire(undefined);
  }

  itemOf({ session, node, causes }: Item): vscode.TreeItem {
    const { label, description, tooltip, icon } = causeText(node, vscode.l10n, this.path);
    const { Expanded, Collapsed, None } = vscode.TreeItemCollapsibleState;
    const isLeaf = node.kind === 'start' || node.kind === 'edited' || causes?.length === 0;
    const item = new vscode.TreeItem(label, isLeaf ? None : causes ? Expanded : Collapsed);
    item.description = description;
    item.tooltip = new vscode.MarkdownString(tooltip);
    item.iconPath = new vscode.ThemeIcon(icon);
    item.accessibilityInformation = { label: `${label}, ${description}` };
    item.command = {
      command: travelCommand,
      title: vscode.l10n.t('Go to This Step'),
      arguments: [session, node.step],
    };
    return item;
  }

  async causesOf(item: Item): Promise<Item[]> {
    if (item.causes) return item.causes;
    const { session, node } = item;
    const answer = await tryAsk<CauseTree>(session, 'provenance', { node: node.id });
    item.causes = (answer?.causes ?? []).map((cause) => ({ session, node: cause }));
    return item.causes;
  }

  dispose(): void {
    this.changed.dispose();
  }
}
