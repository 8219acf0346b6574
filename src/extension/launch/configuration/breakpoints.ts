/** What is set in the editor before a session starts. */
import * as vscode from 'vscode';

/** Whether the program may come to a breakpoint that stops it: one in its own file, or in a module that it names; or one on a function. */
export function hasBreakpoints(program: vscode.TextDocument | undefined): boolean {
  const words = new Set(program?.getText().match(/[\p{L}\p{N}_]+/gu));
  return vscode.debug.breakpoints.some((one) => {
    if (!one.enabled || one.logMessage !== undefined) return false;
    if (!(one instanceof vscode.SourceBreakpoint)) return one instanceof vscode.FunctionBreakpoint;
    const { uri } = one.location;
    if (uri.toString() === program?.uri.toString()) return true;
    const [, name = ''] = /([^/]+)(?:\/__init__)?\.pyw?$/i.exec(uri.path) ?? [];
    return words.has(name);
  });
}
