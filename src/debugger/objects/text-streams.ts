/** Texts in memory that `print` may write to: `io.StringIO` as a value, which is known by its text and by the place in it. */
import type { ForeignValue, Value } from '../../python/values/value';

/** The stream once something has been written where it is; undefined for any other value. */
export function writtenTo(stream: Value, text: string): ForeignValue | undefined {
  if (stream.kind !== 'foreign' || !isTextStream(stream)) return undefined;
  const recipe = JSON.parse(stream.recipe) as [string, [unknown], object, unknown];
  const [maker, [held], keywords, at] = recipe;
  const place = Array.isArray(at) ? Number(at[1]) : NaN;
  if (typeof held !== 'string' || !Number.isInteger(place)) return undefined;
  // Places are counted in characters.
  const characters = Array.from(held);
  const added = Array.from(text);
  const padding = Array.from({ length: Math.max(0, place - characters.length) }, () => '\0');
  const now = [...characters.slice(0, place), ...padding, ...added, ...characters.slice(place + added.length)].join('');
  const end = ['i', String(place + added.length)];
  return { ...stream, recipe: JSON.stringify([maker, [now], keywords, end]) };
}

export function isTextStream(value: Value): value is ForeignValue {
  return value.kind === 'foreign' && /^\["io\.(?:String|Bytes)IO"/.test(value.recipe);
}
