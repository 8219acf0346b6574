/** Answers to cases, one JSON object a line, written as they are ready. */
import { closeSync, openSync, writeSync } from 'node:fs';
import { Progress } from '../text/counter';

export async function writeAnswers<T>(
  cases: readonly T[],
  path: string,
  answer: (one: T) => Promise<unknown>,
): Promise<void> {
  const file = openSync(path, 'w');
  const progress = new Progress(cases.length, 'cases');
  try {
    for (const one of cases) {
      writeSync(file, `${JSON.stringify(await answer(one))}\n`);
      progress.step();
    }
    progress.end();
  } finally {
    closeSync(file);
  }
}
