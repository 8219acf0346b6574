/** What is set in the editor before a session starts. */
import * as vscode from 'vscode';

/** Whether a Python program may come to a breakpoint that stops it. Documents that were never saved have no file ending. */
export function hasBreakpoints(): boolean {
  return vscode.debug.breakpoints.some((one) => {
    if (!one.enabled || one.logMessage !== undefined) return false;
    if (!(one instanceof vscode.SourceBreakpoint)) return one instanceof vscode.FunctionBreakpoint;
    const { uri } = one.location;
    const open = vscode.workspace.textDocuments.find((document) => document.uri.toString() === uri.toString());
    return open ? open.languageId === 'python' : /\.pyw?$/i.test(uri.path);
  });
}
