/** Calls of a function to try: those that people have written, those that the model suggests, and variants of both. */
import type { FunctionInfo } from '../../../python/syntax';
import type { ExampleOrigin } from '../../service/protocol';
import type { Program } from '../contract/tool-program';
import type { Desk } from '../contract/tool';
import { variantCalls } from './variants';

export interface CandidateCall {
  readonly call: string;
  readonly origin: ExampleOrigin | 'variant';
}

/**
 * The written ones first.
 * @param patience milliseconds that the model may take to suggest some where none are written
 */
export async function candidateCalls(
  { parts }: Pick<Desk, 'parts'>,
  { source, text, uri, roots }: Program,
  info: FunctionInfo,
  patience: number,
): Promise<CandidateCall[]> {
  const document = { uri, text, roots };
  const best = await parts.examples.best(source, info, document, patience);
  const written = best.map(({ call, origin }): CandidateCall => ({ call, origin }));
  const variants = written.slice(0, 4).map(({ call }) => variantCalls(source, info, call));
  const found = [...written];
  // In turn, so that no one example has all of them.
  for (let at = 0; variants.some((some) => at < some.length); at++)
    for (const some of variants) {
      const call = some[at];
      if (call !== undefined) found.push({ call, origin: 'variant' });
    }
  const seen = new Set<string>();
  return found.filter(({ call }) => !seen.has(call) && seen.add(call));
}
