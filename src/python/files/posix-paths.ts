/** Paths with slashes, for where there is no operating system that has paths of its own. They begin at the root. */

/** How paths are written; all but `resolve` look at the text alone. */
export interface Paths {
  readonly sep: string;
  /** Between the folders in a variable such as PATH. */
  readonly delimiter: string;
  basename(path: string): string;
  dirname(path: string): string;
  isAbsolute(path: string): boolean;
  join(...parts: string[]): string;
  relative(from: string, to: string): string;
  resolve(...parts: string[]): string;
}

export const posixPaths: Paths = {
  sep: '/',
  delimiter: ':',
  basename: (path) => path.replace(/\/+$/, '').split('/').at(-1) ?? '',
  dirname: (path) => {
    const end = path.replace(/\/+$/, '').lastIndexOf('/');
    return end > 0 ? path.slice(0, end) : end === 0 || path.startsWith('/') ? '/' : '.';
  },
  isAbsolute: (path) => path.startsWith('/'),
  join,
  relative: (from, to) => {
    const [there, here] = [namesOf(to), namesOf(from)];
    let same = 0;
    while (same < there.length && there[same] === here[same]) same++;
    return [...here.slice(same).map(() => '..'), ...there.slice(same)].join('/');
  },
  resolve,
};

function join(...parts: string[]): string {
  const whole = parts.filter((part) => part !== '').join('/');
  const names = withoutDots(whole.split('/'), whole.startsWith('/'));
  return whole.startsWith('/') ? `/${names.join('/')}` : names.join('/') || '.';
}

function resolve(...parts: string[]): string {
  const from = parts.findLastIndex((part) => part.startsWith('/'));
  return join('/', ...parts.slice(Math.max(from, 0)));
}

function namesOf(path: string): string[] {
  return resolve(path)
    .split('/')
    .filter((name) => name !== '');
}

function withoutDots(names: readonly string[], isAbsolute: boolean): string[] {
  const kept: string[] = [];
  for (const name of names)
    if (name === '..' && kept.length > 0 && kept.at(-1) !== '..') kept.pop();
    else if (name !== '' && name !== '.' && !(name === '..' && isAbsolute)) kept.push(name);
  return kept;
}
