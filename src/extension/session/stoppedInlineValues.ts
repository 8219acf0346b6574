/** Values at the ends of lines while a session is stopped: the values that each executed line left. */
import * as vscode from 'vscode';
import type { InlineValues } from '../../adapter/requests/line-requests';
import { isWritten, roomBefore } from '../values/text/lineText';
import { shownColumns } from './editorLook';
import { inlineTexts } from './inlineText';
import { markLength } from './lineMarks';
import { tryAsk, type NeuralSessions } from './neuralSessions';
import { confidencePercent, confidenceThreshold } from './sessionSettings';
import { editorLines } from './sessionTexts';

/** Columns that VS Code puts between a line and its values, and around them. */
const BETWEEN = 3;
/** Columns in front of another text there. */
const MARGIN = 4;

/** Milliseconds. VS Code unfolds the locals half a second after a stop, and leaves them folded if they are said to change meanwhile. */
const SETTLED = 1500;

export class NeuralInlineValues implements vscode.InlineValuesProvider {
  private readonly changed = new vscode.EventEmitter<void>();
  readonly onDidChangeInlineValues = this.changed.event;

  private waiting: NodeJS.Timeout | undefined;
  /** Whether what was shown last would be the same now. */
  private isFitting = (): boolean => true;

  constructor(private readonly sessions: NeuralSessions) {}

  /** The numbers of marked values depend on a setting. */
  refresh(): void {
    this.changed.fire();
  }

  /** There may be another room for them. VS Code asks again where variables are said to have changed, which telling a threshold does. */
  fit(): void {
    clearTimeout(this.waiting);
    this.waiting = setTimeout(() => {
      const { active } = this.sessions;
      if (active && !this.isFitting()) void tryAsk(active, 'confidenceThreshold', { percent: confidencePercent() });
    }, SETTLED);
  }

  async provideInlineValues(
    document: vscode.TextDocument,
    viewPort: vscode.Range,
    { frameId }: vscode.InlineValueContext,
  ): Promise<vscode.InlineValue[]> {
    const { active } = this.sessions;
    const answer = active && (await tryAsk<InlineValues>(active, 'inlineValues', { frameId }));
    if (!answer) return [];
    const inEditor = editorLines(active, document);
    const counts = new Map(answer.counts.map(({ line, count }) => [inEditor(line), count]));
    const threshold = confidenceThreshold();
    const isSeen = (line: number): boolean => line <= document.lineCount && line - 1 <= viewPort.end.line;
    const shown = answer.values
      .flatMap((value) => {
        const line = inEditor(value.line);
        return line === undefined ? [] : [{ ...value, line }];
      })
      .filter(({ line }) => isSeen(line) && line - 1 >= viewPort.start.line)
      .filter((value) => !isWritten(value, document.lineAt(value.line - 1).text));
    const lines = [...new Set(shown.map(({ line }) => line))].map((line) => {
      const values = shown.filter((value) => value.line === line);
      return { line, values, header: document.lineAt(line - 1).text };
    });
    const textsIn = (columns: number): string[] =>
      lines.flatMap(({ line, values, header }) => {
        const mark = markLength(document, line - 1);
        const room = roomBefore(mark === 0 ? 0 : mark + MARGIN, header, BETWEEN, columns);
        return room === undefined ? values.map(() => '') : inlineTexts(values, counts.get(line), header, threshold, room); // prettier-ignore
      });
    const texts = textsIn(shownColumns());
    this.isFitting = () => textsIn(shownColumns()).every((text, index) => text === texts[index]);
    return lines
      .flatMap(({ values }) => values)
      .flatMap(({ line, column, endColumn }, index) => {
        const text = texts[index] ?? '';
        const range = new vscode.Range(line - 1, column - 1, line - 1, endColumn - 1);
        return text === '' ? [] : [new vscode.InlineValueText(range, text)];
      });
  }
}
