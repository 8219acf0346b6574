/** Texts that stand behind lines for another reason than their values, which leave room for them. */
import * as vscode from 'vscode';

const changed = new vscode.EventEmitter<void>();
/** They are other ones now. */
export const onDidChangeMarks = changed.event;
let lengths: ReadonlyMap<string, number> = new Map();

/** A text behind a line, from 0. */
export interface LineMark {
  readonly uri: string;
  readonly line: number;
  readonly text: string;
}

/** These are all that there are. */
export function setMarks(marks: readonly LineMark[]): void {
  const next = new Map(marks.map(({ uri, line, text }) => [keyOf(uri, line), text.length]));
  const isSame = next.size === lengths.size && [...next].every(([key, length]) => lengths.get(key) === length);
  lengths = next;
  if (!isSame) changed.fire();
}

/** Characters of the text behind a line; 0 where there is none. */
export function markLength(document: vscode.TextDocument, line: number): number {
  return lengths.get(keyOf(document.uri.toString(), line)) ?? 0;
}

function keyOf(uri: string, line: number): string {
  return `${uri}:${line}`;
}
