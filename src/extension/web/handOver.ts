/** Gives the worker what a program may import, before a session or a question that needs it. */
import type { HandedFile } from '../../python/files/handed-files';
import { importedFiles, type TextOf, type WorkspaceFiles } from './importedFiles';

export class HandOver {
  /** Each worker has what was given to it; it is given again where files have changed since. */
  private readonly given = new WeakMap<object, Map<string, { readonly text: string; readonly changes: number }>>();
  private changes = 0;

  constructor(private readonly files: WorkspaceFiles) {}

  /** Some Python file of the workspace is not what it was. */
  changed(): void {
    this.changes++;
  }

  async hand(worker: { hand(files: readonly HandedFile[]): void }, program: TextOf): Promise<void> {
    const { uri, text } = program;
    const given = this.given.get(worker) ?? new Map<string, { text: string; changes: number }>();
    this.given.set(worker, given);
    const { changes } = this;
    const last = given.get(uri);
    if (last?.text === text && last.changes === changes) return;
    worker.hand(await importedFiles(program, this.files));
    given.set(uri, { text, changes });
  }
}
