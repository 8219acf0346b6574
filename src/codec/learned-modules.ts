/** Modules whose functions depend on their arguments alone, so that the model has learned them. */
export const LEARNED_MODULES: ReadonlySet<string> = new Set(
  `math re collections itertools functools string json copy operator heapq bisect typing decimal fractions statistics datetime
   dataclasses enum abc contextlib sys __future__`.split(/\s+/),
);
