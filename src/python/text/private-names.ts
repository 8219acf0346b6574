/** Names with two underscores in a class: Python puts the name of the class in front of them, wherever they stand in its body. */

const PRIVATE = /^__\p{ID_Continue}*(?<!__)$/u;
const IN_TEXT = /(?<!\p{ID_Continue})__\p{ID_Continue}*(?<!__)(?!\p{ID_Continue})/gu;

/** What Python puts in front of such a name in a class; empty for any other name, and in a class whose own name says nothing. */
export function privatePrefix(name: string, className: string | undefined): string {
  const own = className?.replace(/^_+/, '') ?? '';
  return own !== '' && PRIVATE.test(name) ? `_${own}` : '';
}

/** A name as Python knows it there. @param className of the class around it */
export function privateName(name: string, className: string | undefined): string {
  return privatePrefix(name, className) + name;
}

/** A short text without strings in it, such as a decorator, or one that somebody has typed. */
export function withPrivateNames(text: string, className: string | undefined): string {
  return text.replace(IN_TEXT, (name) => privateName(name, className));
}

/** A function or class, as far as names go. */
interface Named {
  readonly name: string;
  readonly kind: 'module' | 'function' | 'class';
  readonly parent?: Named | undefined;
  readonly typeName?: string | undefined;
}

/** The name of the class in whose body something stands, itself or in a function. */
export function classAround(scope: Named | undefined): string | undefined {
  if (!scope) return undefined;
  return scope.kind === 'class' ? scope.name : classAround(scope.parent);
}

/** The name of a function or class as its definition has it. */
export function writtenName({ name, parent, typeName }: Pick<Named, 'name' | 'parent' | 'typeName'>): string {
  if (typeName !== undefined) return typeName;
  const own = classAround(parent)?.replace(/^_+/, '') ?? '';
  const bare = own !== '' && name.startsWith(`_${own}__`) ? name.slice(own.length + 1) : name;
  return PRIVATE.test(bare) ? bare : name;
}
