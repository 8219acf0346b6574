/** Draws views of functions into editors. */
import * as vscode from 'vscode';
import { distinctProblems } from './distinctProblems';
import type { FunctionView, LineNote, Lines, PredictedProblem } from './functionView';
import { markdown } from '../hover/hovers';

export class Drawing implements vscode.Disposable {
  private readonly tones: Readonly<Record<LineNote['tone'], vscode.TextEditorDecorationType>> = {
    value: textType('neuralDebug.inlineValueForeground'),
    doubtful: textType('neuralDebug.inlineDoubtfulForeground'),
    exception: textType('neuralDebug.inlineExceptionForeground'),
  };
  // As VS Code shows code that is not used.
  private readonly notReached = vscode.window.createTextEditorDecorationType({ opacity: '0.55' });
  private readonly problems = vscode.languages.createDiagnosticCollection('neural-debug');
  private readonly all = [...Object.values(this.tones), this.notReached, this.problems];

  draw(document: vscode.TextDocument, views: readonly FunctionView[]): void {
    const notes = views.flatMap((view) => view.notes);
    const dimmed = views.flatMap((view) => view.notReached).map((lines) => rangeOf(document, lines));
    for (const editor of editorsOf(document)) {
      for (const [tone, type] of Object.entries(this.tones)) {
        const texts = notes.filter((note) => note.tone === tone);
        editor.setDecorations(
          type,
          texts.map((note) => optionsOf(document, note)),
        );
      }
      editor.setDecorations(this.notReached, dimmed);
    }
    const all = views.flatMap((view) => view.problems);
    const problems = distinctProblems(all, (line) => document.getText(rangeOf(document, { line, endLine: line })));
    this.problems.set(
      document.uri,
      problems.map((problem) => diagnosticOf(document, problem)),
    );
  }

  clear(document: vscode.TextDocument): void {
    this.draw(document, []);
    this.problems.delete(document.uri);
  }

  dispose(): void {
    for (const one of this.all) one.dispose();
  }
}

function textType(color: string): vscode.TextEditorDecorationType {
  return vscode.window.createTextEditorDecorationType({
    rangeBehavior: vscode.DecorationRangeBehavior.ClosedOpen,
    after: { color: new vscode.ThemeColor(color), margin: '0 0 0 2.5em' },
  });
}

function editorsOf(document: vscode.TextDocument): vscode.TextEditor[] {
  return vscode.window.visibleTextEditors.filter((editor) => editor.document === document);
}

/** The text comes after the end of the line, with its own hover: the code keeps its hovers. */
function optionsOf(document: vscode.TextDocument, { endLine, text, detail }: LineNote): vscode.DecorationOptions {
  const { end } = lineAt(document, endLine);
  return {
    range: new vscode.Range(end, end),
    hoverMessage: markdown(detail),
    renderOptions: { after: { contentText: withSpaces(text) } },
  };
}

/** Behind a line, several spaces would be drawn as one: the value would be another. */
function withSpaces(text: string): string {
  return text.replace(/ {2,}/g, (spaces) => '\u00a0'.repeat(spaces.length));
}

function diagnosticOf(
  document: vscode.TextDocument,
  { message, isDoubtful, line, endLine }: PredictedProblem,
): vscode.Diagnostic {
  const { Information, Hint } = vscode.DiagnosticSeverity;
  const diagnostic = new vscode.Diagnostic(
    rangeOf(document, { line, endLine }),
    message,
    isDoubtful ? Hint : Information,
  );
  diagnostic.source = 'Neural Debug';
  return diagnostic;
}

/** Without the indentation. */
function rangeOf(document: vscode.TextDocument, { line, endLine }: Lines): vscode.Range {
  return new vscode.Range(lineAt(document, line).start, lineAt(document, endLine).end);
}

/** Views may be older than the document. */
function lineAt(document: vscode.TextDocument, line: number): vscode.Range {
  const { range, firstNonWhitespaceCharacterIndex } = document.lineAt(Math.min(line, document.lineCount - 1));
  return range.with(range.start.with({ character: firstNonWhitespaceCharacterIndex }));
}
