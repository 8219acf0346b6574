/** Edits of a program's text by whole lines, as agents make them. */
import { record, type ObjectSchema } from './schema';
import { ToolError } from './tool-error';

export interface LineEdit {
  readonly line: number;
  readonly endLine?: number;
  /** What takes the place of the lines; nothing deletes them. */
  readonly newText: string;
}

export const LINE_EDIT: ObjectSchema = record(
  {
    line: { type: 'integer', minimum: 1, description: 'First line that is replaced, from 1.' },
    endLine: { type: 'integer', minimum: 1, description: 'Last line that is replaced; the first one if not given.' },
    newText: {
      type: 'string',
      description:
        'Its new text, with indentation (that of the old line is taken where it has none). Empty deletes the lines.',
    },
  },
  ['endLine'],
);

/** @throws ToolError for lines that are not there, or that two edits replace */
export function edited(text: string, edits: readonly LineEdit[]): string {
  const ending = /\r\n?|\n/.exec(text)?.[0] ?? '\n';
  const lines = text.split(/\r\n?|\n/);
  let above = lines.length + 1;
  for (const { line, endLine = line, newText } of edits.toSorted((a, b) => b.line - a.line)) {
    if (line > lines.length || endLine < line || endLine > lines.length)
      throw new ToolError(
        'bad_edit',
        `There are no lines ${line} to ${endLine}.`,
        `The program has ${lines.length} lines.`,
      );
    if (endLine >= above) throw new ToolError('bad_edit', `Two edits replace line ${above}.`, 'Put them into one.');
    lines.splice(line - 1, endLine - line + 1, ...indented(lines[line - 1] ?? '', newText));
    above = line;
  }
  return lines.join(ending);
}

/** A text without any indentation gets that of the line that it replaces. */
function indented(old: string, newText: string): string[] {
  if (newText === '') return [];
  const lines = newText.replace(/(?:\r\n?|\n)$/, '').split(/\r\n?|\n/);
  const isBare = /^\S/.test(newText);
  const before = /^[ \t]*/.exec(old)?.[0] ?? '';
  return isBare ? lines.map((line) => (line.trim() === '' ? line : before + line)) : lines;
}
