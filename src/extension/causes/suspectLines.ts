/** In the view "Causes": lines that likely caused an error, and lines worth a breakpoint; with marks beside the code. */
import * as vscode from 'vscode';
import type { SuggestedBreakpoints, SuspectLine, SuspectList } from '../../adapter/requests/cause-requests';
import type { SuspectRepair } from '../../adapter/requests/suspect-repairs';
import { toUri } from '../launch/configuration/programOfDocument';
import { setMarks } from '../session/lineMarks';
import { ask } from '../session/neuralSessions';
import { block, plain } from '../values/text/markdown';
import { isLineOf, placeText, suspectsText } from './causeText';
import { travelCommand } from './commandNames';

type Suggestion = SuggestedBreakpoints['lines'][number];

export interface Group {
  readonly kind: 'group';
  readonly label: string;
  readonly description: string;
  readonly items: readonly Line[];
}

/** A line of either group. */
export interface Line {
  readonly kind: 'suspect' | 'breakpoint';
  readonly session: vscode.DebugSession;
  readonly rank: number;
  readonly of: SuspectLine | Suggestion;
  /** For people: the line, and its file where the lines of the group are in several. */
  readonly place: string;
}

export class SuspectLines implements vscode.Disposable {
  private readonly changed = new vscode.EventEmitter<undefined>();
  readonly onDidChange = this.changed.event;
  private session: vscode.DebugSession | undefined;
  private suspects: Group | undefined;
  private onlyAvoids = false;
  private suggestions: Group | undefined;
  private readonly mark = vscode.window.createTextEditorDecorationType({
    isWholeLine: true,
    backgroundColor: new vscode.ThemeColor('neuralDebug.suspectBackground'),
    overviewRulerColor: new vscode.ThemeColor('neuralDebug.suspectRuler'),
    overviewRulerLane: vscode.OverviewRulerLane.Right,
    after: { margin: '0 0 0 2em', color: new vscode.ThemeColor('neuralDebug.inlineDoubtfulForeground') },
  });
  private readonly editors = vscode.window.onDidChangeVisibleTextEditors(() => {
    this.decorate();
  });

  /** Shows what is found as soon as it is. @param given as the request `suspects` takes it @throws Error with the adapter's reason */
  async find(session: vscode.DebugSession, given: object): Promise<SuspectList> {
    const early = vscode.debug.onDidReceiveDebugSessionCustomEvent(({ session: from, event, body }) => {
      if (from === session && event === 'suspectsFound') this.show(session, body as SuspectList, true);
    });
    try {
      const found = await ask<SuspectList>(session, 'suspects', { ...given, early: true });
      this.show(session, found, false);
      return found;
    } finally {
      early.dispose();
    }
  }

  /** @param isEarly more is being tried */
  private show(session: vscode.DebugSession, found: SuspectList, isEarly: boolean): void {
    this.belongTo(session);
    const items = linesOf('suspect', session, found.suspects);
    const description = suspectsText(found, vscode.l10n, isEarly);
    this.onlyAvoids = found.onlyAvoids;
    this.suspects = { kind: 'group', label: vscode.l10n.t('Likely causes'), description, items };
    this.refresh();
  }

  /** @throws Error with the adapter's reason */
  async suggest(session: vscode.DebugSession): Promise<number> {
    const { lines } = await ask<SuggestedBreakpoints>(session, 'suggestedBreakpoints');
    this.belongTo(session);
    const items = linesOf('breakpoint', session, lines);
    const description = items.length === 0 ? vscode.l10n.t('every branch so far is certain') : '';
    this.suggestions = { kind: 'group', label: vscode.l10n.t('Worth a breakpoint'), description, items };
    this.refresh();
    return items.length;
  }

  /** Changes of the lines of a document with which what is wrong is gone, those of the likeliest line first. */
  repairsIn(document: vscode.TextDocument): { readonly repair: SuspectRepair; readonly onlyAvoids: boolean }[] {
    const { onlyAvoids } = this;
    const uri = document.uri.toString();
    return (this.suspects?.items ?? []).flatMap(({ of }) =>
      'repairs' in of && toUri(of.path).toString() === uri ? of.repairs.map((repair) => ({ repair, onlyAvoids })) : [],
    );
  }

  /** Brings the likeliest line into sight where its file is open. */
  reveal(): void {
    const [first] = this.suspects?.items ?? [];
    if (!first) return;
    const uri = toUri(first.of.path).toString();
    const editor = vscode.window.visibleTextEditors.find(({ document }) => document.uri.toString() === uri);
    const line = first.of.line - 1;
    editor?.revealRange(new vscode.Range(line, 0, line, 0), vscode.TextEditorRevealType.InCenterIfOutsideViewport);
  }

  /** For a session that has ended, or for all. */
  clear(session?: vscode.DebugSession): void {
    if (session && session !== this.session) return;
    this.suspects = this.suggestions = this.session = undefined;
    this.refresh();
  }

  /** What there is to show. */
  get groups(): Group[] {
    return [this.suspects, this.suggestions].filter((group) => group !== undefined);
  }

  itemOf(element: Group | Line): vscode.TreeItem {
    if (element.kind === 'group') {
      const item = new vscode.TreeItem(element.label, vscode.TreeItemCollapsibleState.Expanded);
      item.description = element.description;
      item.tooltip = element.description;
      item.accessibilityInformation = { label: [element.label, element.description].join(', ') };
      return item;
    }
    const { of, kind, rank, session, place } = element;
    const label = vscode.l10n.t('{0}: {1}', place, of.text);
    const item = new vscode.TreeItem(label);
    item.description = of.reason;
    item.tooltip = new vscode.MarkdownString(`${block(of.text)}\n\n${plain(of.reason)}`);
    item.accessibilityInformation = { label: vscode.l10n.t('line {0}, {1}, {2}', of.line, of.text, of.reason) };
    const icon = kind === 'breakpoint' ? 'debug-breakpoint-unverified' : rank === 0 ? 'bug' : 'circle-small-filled';
    item.iconPath = new vscode.ThemeIcon(icon);
    item.contextValue = kind;
    if (of.step !== undefined)
      item.command = {
        command: travelCommand,
        title: vscode.l10n.t('Go to This Step'),
        arguments: [session, of.step],
      };
    return item;
  }

  dispose(): void {
    this.changed.dispose();
    this.mark.dispose();
    this.editors.dispose();
  }

  private belongTo(session: vscode.DebugSession): void {
    if (this.session === session) return;
    this.suspects = this.suggestions = undefined;
    this.session = session;
  }

  private refresh(): void {
    this.changed.fire(undefined);
    this.decorate();
  }

  private decorate(): void {
    setMarks(
      this.marked.map(({ of, rank }) => ({
        uri: toUri(of.path).toString(),
        line: of.line - 1,
        text: markText(of, rank),
      })),
    );
    for (const editor of vscode.window.visibleTextEditors)
      editor.setDecorations(this.mark, this.marks(editor.document));
  }

  private get marked(): readonly Line[] {
    return (this.suspects?.items ?? []).slice(0, MARKED);
  }

  private marks(document: vscode.TextDocument): vscode.DecorationOptions[] {
    return this.marked.flatMap(({ of, rank }) => {
      const line = of.line - 1;
      if (toUri(of.path).toString() !== document.uri.toString() || line >= document.lineCount) return [];
      // Edited since: it is another line there.
      if (!isLineOf(of.text, document.lineAt(line).text)) return [];
      return [
        {
          range: document.lineAt(line).range,
          hoverMessage: new vscode.MarkdownString(plain(of.reason)),
          renderOptions: { after: { contentText: markText(of, rank) } },
        },
      ];
    });
  }
}

function linesOf(kind: Line['kind'], session: vscode.DebugSession, all: readonly Line['of'][]): Line[] {
  return all.map((of, rank) => ({ kind, session, rank, of, place: placeText(of, all) }));
}

function markText(of: Line['of'], rank: number): string {
  const place = vscode.l10n.t('suspect {0}', rank + 1);
  return 'change' in of ? `${place} · ${of.change}` : place;
}

/** Lines that are marked in the editor; the others are seen in the view. */
const MARKED = 3;
