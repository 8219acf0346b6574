/**
 * Modules of the standard library for programs of which nothing is evaluated: short texts that do the same, step by step. Their own
 * source is machine code, or far longer; as a whole the model does not know what they give.
 */
import { isOneKind } from '../../../desugar/patterns';
import { DICT_WRITER } from '../data-formats';
import { SHARED_ITERATORS } from '../itertools';
import { part, whole, type Part } from '../module-parts';
import { ARGUMENT_ACTIONS } from './argument-actions';
import { ARGUMENT_PARSERS } from './argument-parsers';
import { COMMA_SEPARATED } from './comma-separated';
import { DATACLASS_FIELDS } from './dataclass-fields';
import { HEAPS } from './heaps';
import { ITERATORS } from './iterators';
import { JSON_TEXTS } from './json-texts';
import { REGULAR_EXPRESSIONS } from './regular-expressions';
import { TEXT_STREAMS } from './text-streams';

/** Uses of `re` that are no loop over the characters of a text. */
function needsMatching(program: string): boolean {
  const uses = [...program.matchAll(/\bre\.(\w+)(?:\(\s*([rR]?(?:"[^"\n]*"|'[^'\n]*')))?/g)];
  return /\bfrom re import\b/.test(program) || uses.some(([, name = '', pattern = '']) => /^[a-z]/.test(name) && !(/^(?:findall|sub|split)$/.test(name) && isOneKind(pattern))); // prettier-ignore
}

export const UNEVALUATED: ReadonlyMap<string, readonly Part[]> = new Map([
  ['argparse', whole(ARGUMENT_ACTIONS, ARGUMENT_PARSERS)],
  ['csv', whole(COMMA_SEPARATED, DICT_WRITER)],
  ['dataclasses', [part(DATACLASS_FIELDS, 'is_dataclass fields asdict astuple')]],
  ['heapq', whole(HEAPS)],
  ['io', [part(TEXT_STREAMS, 'StringIO')]],
  ['itertools', whole(ITERATORS, SHARED_ITERATORS)],
  ['re', [{ text: REGULAR_EXPRESSIONS, isUsedIn: needsMatching }]],
  ['json', [part(JSON_TEXTS, 'dumps dump')]],
]);
