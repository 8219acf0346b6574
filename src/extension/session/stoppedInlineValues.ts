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

export class NeuralInlineValues implements vscode.InlineValuesProvider {
  private readonly changed = new vscode.EventEmitter<void>();
  readonly onDidChangeInlineValues = this.changed.event;

  constructor(private readonly sessions: NeuralSessions) {}

  /** The numbers of marked values depend on a setting. */
  refresh(): void {
    this.changed.fire();
  }

  /** There is another room for them. VS Code asks again where variables are said to have changed, which telling a threshold does. */
  fit(): void {
    const { active } = this.sessions;
    if (active) void tryAsk(active, 'confidenceThreshold', { percent: confidencePercent() });
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
    const columns = shownColumns();
    const isSeen = (line: number): boolean => line <= document.lineCount && line - 1 <= viewPort.end.line;
    const shown = answer.values
      .flatMap((value) => {
        const line = inEditor(value.line);
        return line === undefined ? [] : [{ ...value, line }];
      })
      .filter(({ line }) => isSeen(line) && line - 1 >= viewPort.start.line)
      .filter((value) => !isWritten(value, document.lineAt(value.line - 1).text));
    return [...new Set(shown.map(({ line }) => line))].flatMap((line) => {
      const header = document.lineAt(line - 1).text;
      const values = shown.filter((value) => value.line === line);
      const mark = markLength(document, line - 1);
      const room = roomBefore(mark === 0 ? 0 : mark + MARGIN, header, BETWEEN, columns);
      if (room === undefined) return [];
      const short = inlineTexts(values, counts.get(line), header, threshold, room);
      return values.flatMap(({ column, endColumn }, i) => {
        const text = short[i] ?? '';
        const range = new vscode.Range(line - 1, column - 1, line - 1, endColumn - 1);
        return text === '' ? [] : [new vscode.InlineValueText(range, text)];
      });
    });
  }
}
