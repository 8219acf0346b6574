/** One crash is one problem: lines that only pass on what a function of the file raises are left out. */
import type { PredictedProblem } from './functionView';

/** @param textOf the text of a line */
export function distinctProblems(
  problems: readonly PredictedProblem[],
  textOf: (line: number) => string,
): PredictedProblem[] {
  return problems.filter((one) => {
    const isPassedOn = ({ raised, leaves }: PredictedProblem): boolean =>
      raised === one.raised && leaves !== undefined && leaves !== one.leaves && calls(textOf(one.line), leaves);
    return !problems.some(isPassedOn);
  });
}

function calls(text: string, name: string): boolean {
  return text.split(/[^\p{ID_Continue}(]+/u).some((part) => part.split('(').slice(0, -1).includes(name));
}
