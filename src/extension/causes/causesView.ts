/** The view "Causes": where a value comes from, which lines are suspected, and which are worth a breakpoint, one below the other. */
import * as vscode from 'vscode';
import type { Group, Line, SuspectLines } from './suspectLines';
import type { Item, WhereFrom } from './whereFrom';

/** Above the tree of a value's causes. */
interface Origin {
  readonly kind: 'origin';
}

type Entry = Origin | Item | Group | Line;

const ORIGIN: Origin = { kind: 'origin' };

export class CausesView implements vscode.TreeDataProvider<Entry>, vscode.Disposable {
  private readonly changed = new vscode.EventEmitter<undefined>();
  readonly onDidChangeTreeData = this.changed.event;
  private readonly listening: vscode.Disposable;

  constructor(
    private readonly whereFrom: WhereFrom,
    private readonly suspects: SuspectLines,
  ) {
    const changed = (): void => {
      this.changed.fire(undefined);
    };
    this.listening = vscode.Disposable.from(whereFrom.onDidChange(changed), suspects.onDidChange(changed));
  }

  getTreeItem(entry: Entry): vscode.TreeItem {
    if ('node' in entry) return this.whereFrom.itemOf(entry);
    if (entry.kind !== 'origin') return this.suspects.itemOf(entry);
    return new vscode.TreeItem(vscode.l10n.t('Where from?'), vscode.TreeItemCollapsibleState.Expanded);
  }

  async getChildren(entry?: Entry): Promise<Entry[]> {
    if (!entry) return [...(this.whereFrom.top ? [ORIGIN] : []), ...this.suspects.groups];
    if ('node' in entry) return this.whereFrom.causesOf(entry);
    if (entry.kind === 'origin') return this.whereFrom.top ? [this.whereFrom.top] : [];
    return entry.kind === 'group' ? [...entry.items] : [];
  }

  /** Of what is revealed: the top of a value's causes, and lines of a group. */
  getParent(entry: Entry): Entry | undefined {
    if ('node' in entry) return entry === this.whereFrom.top ? ORIGIN : undefined;
    return this.suspects.groups.find(({ items }) => items.some((line) => line === entry));
  }

  dispose(): void {
    this.listening.dispose();
    this.changed.dispose();
  }
}
