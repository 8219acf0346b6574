/** Modules that a program cannot do without, and that are nowhere. */
import { importStatements } from '../../python/modules/imports';
import { ownSource } from '../../python/modules/linked-source';
import { linesForCheckers } from '../../python/modules/pieces';
import type { SourceFile } from '../../python/syntax';
import { missingModule } from './module-variables';

interface MissingModule {
  readonly name: string;
  /** Where it is imported first. */
  readonly line: number;
}

/** Those that the program's own files import, each once. What a `try` is around is no loss: its handlers say what happens then. */
export function missingModules(source: SourceFile): MissingModule[] {
  const found = new Map<string, number>();
  const imported = (source.imported ?? []).filter(({ library }) => library === undefined);
  for (const file of [ownSource(source), ...imported.map((one) => one.source)]) {
    const skipped = linesForCheckers(file.text.split(/\r\n?|\n/));
    for (const statement of importStatements(file)) {
      const { line, handlers } = statement;
      if (handlers.length > 0 || skipped.has(line - 1)) continue;
      const name = missingModule(source, statement);
      const [whole = ''] = name?.split('.') ?? [];
      if (name !== undefined && !found.has(name) && !found.has(whole)) found.set(name, line);
    }
  }
  return [...found].map(([name, line]) => ({ name, line }));
}
