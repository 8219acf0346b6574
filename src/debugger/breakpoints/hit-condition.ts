/** At which of its hits a breakpoint stops: `>5`, `==3`, `%2`, or `4` for the fourth. */

export type HitCondition = (hit: number) => boolean;

const OPERATORS: Readonly<Record<string, (hit: number, count: number) => boolean>> = {
  '==': (hit, count) => hit === count,
  '>': (hit, count) => hit > count,
  '>=': (hit, count) => hit >= count,
  '<': (hit, count) => hit < count,
  '<=': (hit, count) => hit <= count,
  '%': (hit, count) => hit % count === 0,
};

/** Undefined for a text that is not such a condition, and for one that no hit fulfils. */
export function readHitCondition(text: string): HitCondition | undefined {
  const [, operator = '==', digits] = /^\s*(==|>=|<=|>|<|%)?\s*(\d+)\s*$/.exec(text) ?? [];
  const holds = OPERATORS[operator];
  const count = Number(digits);
  const isPossible = count > (operator === '<' ? 1 : 0) || operator.startsWith('>');
  return digits !== undefined && holds && isPossible ? (hit) => holds(hit, count) : undefined;
}
