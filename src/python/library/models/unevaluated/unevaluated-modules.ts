/**
 * Modules of the standard library for programs of which nothing is evaluated: short texts that do the same, step by step. Their own
 * source is machine code, or far longer; as a whole the model does not know what they give.
 */
import { DICT_WRITER } from '../data-formats';
import { part, whole, type Part } from '../module-parts';
import { ARGUMENT_ACTIONS } from './argument-actions';
import { ARGUMENT_PARSERS } from './argument-parsers';
import { COMMA_SEPARATED } from './comma-separated';
import { DATACLASS_FIELDS } from './dataclass-fields';
import { HEAPS } from './heaps';
import { ITERATORS } from './iterators';
import { JSON_TEXTS } from './json-texts';
import { TEXT_STREAMS } from './text-streams';

export const UNEVALUATED: ReadonlyMap<string, readonly Part[]> = new Map([
  ['argparse', whole(ARGUMENT_ACTIONS, ARGUMENT_PARSERS)],
  ['csv', whole(COMMA_SEPARATED, DICT_WRITER)],
  ['dataclasses', [part(DATACLASS_FIELDS, 'is_dataclass fields asdict astuple')]],
  ['heapq', whole(HEAPS)],
  ['io', [part(TEXT_STREAMS, 'StringIO')]],
  ['itertools', whole(ITERATORS)],
  ['json', [part(JSON_TEXTS, 'dumps dump')]],
]);
