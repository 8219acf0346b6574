/**
 * Objects that a method is called on, as source code: an expression that makes one (`Cart([30])`), or lines of which the first binds
 * it to a name and the others call its methods (`cart = Cart()`, `cart.add('pen', 2)`).
 */

/** The name of an object that lines make; undefined for an expression. */
export function preparedName(text: string): string | undefined {
  return /^([\p{ID_Start}_][\p{ID_Continue}]*)\s*=(?!=)/u.exec(text)?.[1];
}

/** A call of a method of such an object, the lines that make it before it. @param call `total(2)` */
export function calledOn(object: string, call: string): string {
  const name = preparedName(object);
  return name === undefined ? `${object}.${call}` : `${object}\n${name}.${call}`;
}

/** Lines as one. */
export function onOneLine(call: string): string {
  return call.replaceAll('\n', '; ');
}
