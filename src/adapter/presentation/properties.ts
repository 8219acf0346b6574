/** Properties of objects: their getters would have to run, so each is predicted only when it is expanded. */
import { findClass, propertiesOf as propertiesOfClass } from '../../python/definitions/definitions';
import type { Debuggee } from '../session/debuggee';
import type { Entry } from './variables';

export function propertiesOf(debuggee: Debuggee, { value: owner, expression }: Entry): Entry[] {
  const info = owner.kind === 'object' ? findClass(debuggee.source, owner.className) : undefined;
  if (!info) return [];
  return propertiesOfClass(debuggee.source, info).map((name) => ({
    name,
    value: { kind: 'unknown' },
    compute: async (signal) => {
      const { value, confidence } = await debuggee.property(owner, name, signal);
      return {
        name,
        value,
        ...(expression !== undefined && { expression: `${expression}.${name}` }),
        ...(confidence < 1 && { confidence }),
      };
    },
  }));
}
