/** The cursor of somebody who goes on typing after an edit that the session has taken over. */
import * as vscode from 'vscode';

/** Milliseconds in which VS Code has shown the stack again. */
const SHOWN_AGAIN = 2000;

/**
 * Where an edit moves lines of the stack, VS Code shows the stop again, and takes the cursor there: what is typed next would go into
 * another line, out of sight of what was edited. The cursor is put back once, and into sight.
 * @param stop the line of the stop, from 0
 */
export function keepCursor(stop: number): void {
  const editor = vscode.window.activeTextEditor;
  if (!editor || editor.selection.active.line === stop) return;
  let kept = editor.selections;
  const end = (): void => {
    clearTimeout(timer);
    moving.dispose();
  };
  const timer = setTimeout(() => {
    end();
  }, SHOWN_AGAIN);
  const moving = vscode.window.onDidChangeTextEditorSelection(({ textEditor, selections, kind }) => {
    if (textEditor !== editor) return;
    const { Keyboard, Mouse } = vscode.TextEditorSelectionChangeKind;
    const [selection] = selections;
    // Whoever goes to the stop themselves wants to be there.
    const isMoved =
      kind !== Keyboard && kind !== Mouse && selection?.isEmpty === true && selection.active.line === stop;
    if (!isMoved) kept = selections;
    else {
      end();
      editor.selections = kept;
      const [back] = kept;
      const { InCenterIfOutsideViewport } = vscode.TextEditorRevealType;
      if (back) editor.revealRange(new vscode.Range(back.active, back.active), InCenterIfOutsideViewport);
    }
  });
}
