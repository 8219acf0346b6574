/** The executions of a line that a what-if can be about, told apart by what holds there. */
import type { HoverResult, SurveyLine } from '../../../adapter/service/protocol';
import { cut } from '../text/words';

export interface Round {
  /** From 1. */
  readonly number: number;
  /** Empty where nothing is known of it. */
  readonly description: string;
}

const LONGEST = 40;

/** The first one, and those that are known. @param held what the name is on the line, where it mentions it */
export function roundsOf({ runs, last }: SurveyLine, name: string, held?: HoverResult): Round[] {
  const known = new Map(last.map((run) => [run.iteration, run]));
  const values = new Map(held?.values.map((one) => [one.iteration, one.before ?? one.value]));
  const first = last[0]?.iteration ?? 1;
  const numbers = new Set([1, ...Array.from({ length: runs - first + 1 }, (_, i) => first + i)]);
  return [...numbers].map((number) => {
    const [run, value] = [known.get(number), values.get(number)];
    const changes = value === undefined ? (run?.changes ?? []) : [{ name, value }];
    const holds = changes.map((one) => `${one.name} = ${cut(one.value, LONGEST)}`).join(', ');
    const way = run?.taken === undefined ? '' : `→ ${run.taken ? 'True' : 'False'}`;
    return { number, description: [holds, way].filter((text) => text !== '').join(' ') };
  });
}

/** Where a line mentions the name, from 0; -1 if nowhere. */
export function mentionOf(name: string, line: string): number {
  const exactly = name.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return line.search(new RegExp(String.raw`(?<![\p{L}\p{N}_.])${exactly}(?![\p{L}\p{N}_])`, 'u'));
}
