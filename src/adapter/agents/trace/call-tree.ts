/** A run as a tree: calls, the statements that each of them ran, and the calls that these made. */
import type { Entry, StatementExecution } from '../../../debugger/survey/statement-execution';
import { importedFileAt } from '../../../python/modules/linked-source';
import type { SourceFile } from '../../../python/syntax';
import type { RollOut } from '../contract/roll-out';

/** One execution of a statement, and the calls that it made. */
export interface Executed {
  readonly visit: StatementExecution;
  readonly calls: readonly CallNode[];
}

export interface CallNode {
  readonly entry: Entry;
  readonly body: readonly Executed[];
}

/** Without calls in libraries that run behind the scenes. */
export function callTree(run: RollOut): CallNode[] {
  const order = new Map(run.states.map((state, index) => [state, index]));
  const at = (visit: StatementExecution): number => order.get(visit.before) ?? 0;
  const { entries, visits } = run.recorder;
  const shown = entries.filter(({ function: info }) => !isHidden(run.source, info.line));
  const called = new Map<StatementExecution, Entry[]>();
  const byFrame = new Map<number, StatementExecution[]>();
  for (const visit of visits) byFrame.set(visit.frame, [...(byFrame.get(visit.frame) ?? []), visit]);
  for (const all of byFrame.values()) all.sort((a, b) => at(a) - at(b));
  const roots: Entry[] = [];
  for (const entry of shown) {
    const index = order.get(entry.state) ?? 0;
    const caller = entry.state.frames.at(-2)?.id;
    const by = byFrame.get(caller ?? -1)?.findLast((visit) => at(visit) < index);
    if (by) called.set(by, [...(called.get(by) ?? []), entry]);
    else roots.push(entry);
  }
  const node = (entry: Entry): CallNode => ({
    entry,
    body: (byFrame.get(entry.frame) ?? []).map((visit) => ({ visit, calls: (called.get(visit) ?? []).map(node) })),
  });
  if (roots.length > 0) return roots.map(node);
  // The module is not called.
  const [module] = run.states[0]?.frames ?? [];
  if (!module) return [];
  const whole: Entry = { function: module.function, frame: module.id, state: run.states[0] ?? run.state, trust: 1 };
  return [node(whole)];
}

function isHidden(source: SourceFile, line: number): boolean {
  return importedFileAt(source, line)?.library === 'hidden';
}
