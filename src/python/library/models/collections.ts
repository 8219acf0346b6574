/** What stands for `collections` in every program that uses it. */
import { WRAPPED_CONTAINERS } from './collections-user';
import { part, type Part } from './module-parts';
import { makesTuplesOfNames, NAMED_TUPLES } from './named-tuples';

export const COLLECTIONS: readonly Part[] = [
  part(WRAPPED_CONTAINERS, 'UserDict UserList'),
  part(NAMED_TUPLES, 'namedtuple', makesTuplesOfNames),
];
