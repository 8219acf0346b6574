/** At which of its hits a breakpoint stops: `>5`, `==3`, `%2`, or `4` for the fourth. */

export type HitCondition = (hit: number) => boolean;

const OPERATORS: Readonly<Record<string, (hit: number, count: number) => boolean>> = {
  '==': (hit, count) => hit === count,
  '>': (hit, count) => hit > count,
  '>=': (hit, count) => hit >= count,
  '<': (hit, count) => hit < count,
  '<=': (hit, count) => hit <= count,
  '%': (hit, count) => count > 0 && hit % count === 0,
};

/** Undefined for a text that is not such a condition. */
export function readHitCondition(text: string): HitCondition | undefined {
  const [, operator = '==', digits] = /^\s*(==|>=|<=|>|<|%)?\s*(\d+)\s*$/.exec(text) ?? [];
  const holds = OPERATORS[operator];
  const count = Number(digits);
  return digits !== undefined && holds ? (hit) => holds(hit, count) : undefined;
}
