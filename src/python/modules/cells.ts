/** Cells of a notebook above the one that is the program: a module that it imports nothing from by name, and whose names it has all the same. */
import type { ImportedFile, SourceFile } from '../syntax';
import type { FoundModule } from './link';

export interface Cell {
  /** How the client calls it. */
  readonly path: string;
  readonly text: string;
}

/** No module that can be imported has such a name. */
export const CELLS = '<cells>';

/** The cells as one file of the program, in their order: what a cell changes is changed for those below it. */
export function moduleOfCells(cells: readonly Cell[]): FoundModule[] {
  const [first] = cells;
  if (!first) return [];
  const parts = cells.map(({ path, text }) => ({ path, lineCount: text.split(/\r\n?|\n/).length }));
  return [{ path: `${first.path}${CELLS}`, text: cells.map(({ text }) => text).join('\n'), name: CELLS, parts }];
}

export function cellsOf({ imported }: SourceFile): ImportedFile | undefined {
  return imported?.find(({ name }) => name === CELLS);
}
