/** How long and how deep an expression may be that is asked about beside the program. */
import { isTextTooDeep, TOO_DEEP } from '../../python/values/nesting';

/** Characters; the model's questions are shorter. */
const LONGEST = 10_000;

/** Why nobody looks at the expression, for people; undefined where somebody does. */
export function excess(text: string): string | undefined {
  if (text.length > LONGEST) {
    const length = text.length.toLocaleString('en-US');
    return `An expression of ${length} characters is too long: at most ${LONGEST.toLocaleString('en-US')} are looked at.`;
  }
  return isTextTooDeep(text) ? `This cannot be read: ${TOO_DEEP}.` : undefined;
}
