/** Questions that go by what a value of the library is, whatever the model says of the whole. */
import type { Value } from '../../python/values/value';
import type { Worked } from './rolling';
import type { RunRoutine } from './routines/run-routine';

export type Read = (text: string) => Value | undefined;
export type Work = (roll: RunRoutine) => Promise<Worked | undefined>;
