/** Texts that stand for modules of the library, or for parts of them. */

/** A text that stands for a module in one program, or for a part of it. */
export interface ModelledModule {
  readonly text: string;
  /** All that it defines, where that is a part of the module; the rest is as if there were no such text. */
  readonly only?: ReadonlySet<string>;
}

/** One of several texts for a module. */
export interface Part extends ModelledModule {
  /** @param isShared other files use it as well, so which names this one mentions does not matter */
  readonly isUsedIn: (program: string, isShared: boolean) => boolean;
}

export function whole(...texts: readonly string[]): Part[] {
  return [{ text: texts.join('\n\n'), isUsedIn: () => true }];
}

/** Names of a module of which others are evaluated; those with `_` in front are for other texts like this. */
export function part(text: string, names: string, isUsedIn: (program: string) => boolean = () => true): Part {
  const only = names.split(' ');
  const mentioned = new RegExp(String.raw`\b(?:${only.join('|')})\b`);
  const shared = ownNames(text);
  const isPartUsed = (program: string, isShared: boolean): boolean => (isShared || mentioned.test(program)) && isUsedIn(program); // prettier-ignore
  return { text, only: new Set([...only, ...shared]), isUsedIn: isPartUsed };
}


/** What the machine calls itself where the program uses those names, of which the evaluator knows all the rest. */
export function helping(text: string, names: string): Part {
  const mentioned = new RegExp(String.raw`\b(?:${names.split(' ').join('|')})\b`);
  return { text, only: new Set(ownNames(text)), isUsedIn: (program, isShared) => isShared || mentioned.test(program) };
}

function ownNames(text: string): string[] {
  return [...text.matchAll(/^(?:def |class )?(_\w+)/gm)].map(([, name = '']) => name);
}
