/** Paths that are addresses of documents: what comes after the scheme and the authority is a path with slashes. */
import { type Paths, posixPaths } from './posix-paths';

/** `vscode-vfs://github` and `/someone/shop/double.py`; the first is empty for what is no address. */
function split(path: string): [string, string] {
  const prefix = /^[a-z][a-z\d+.-]+:(?:\/\/[^/]*)?/i.exec(path)?.[0] ?? '';
  return [prefix, path.slice(prefix.length)];
}

function isAbsolute(path: string): boolean {
  const [prefix, rest] = split(path);
  return prefix !== '' || posixPaths.isAbsolute(rest);
}

export const uriPaths: Paths = {
  sep: '/',
  delimiter: ':',
  basename: (path) => posixPaths.basename(split(path)[1]),
  dirname: (path) => {
    const [prefix, rest] = split(path);
    return prefix + posixPaths.dirname(rest);
  },
  isAbsolute,
  join: (first = '', ...parts) => {
    const [prefix, rest] = split(first);
    return prefix + posixPaths.join(rest, ...parts);
  },
  relative: (from, to) => {
    const [[before, here], [after, there]] = [split(from), split(to)];
    return before === after ? posixPaths.relative(here, there) : to;
  },
  resolve: (...parts) => {
    const from = Math.max(0, parts.findLastIndex(isAbsolute));
    const [prefix, rest] = split(parts[from] ?? '');
    return prefix + posixPaths.resolve(rest, ...parts.slice(from + 1));
  },
};
