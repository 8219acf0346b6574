/**
 * The files of a workspace that a program may import, directly or not. The worker cannot read any, so that they are handed over before it
 * begins; it alone decides what an import means. Here the names of modules are enough, and too many files do no harm.
 */
export interface WorkspaceFiles {
  /** Addresses of all Python files. */
  all(): Promise<readonly string[]>;
  /** Undefined if it cannot be read. */
  read(uri: string): Promise<string | undefined>;
}

export interface TextOf {
  readonly uri: string;
  readonly text: string;
}

const MOST_FILES = 200;
const IMPORT = /^[ \t]*(?:from[ \t]+([.\w]+)[ \t]+import\b[ \t]*(?:\(([^)]*)|(.*))|import[ \t]+(.*))/gm;

/** The program and what it may import. */
export async function importedFiles(program: TextOf, files: WorkspaceFiles): Promise<TextOf[]> {
  const all = await files.all();
  const found = new Map([[program.uri, program.text]]);
  for (let next = [program]; next.length > 0 && found.size < MOST_FILES;) {
    const wanted = next.flatMap(({ uri, text }) => [...namesIn(text), ...packagesAround(uri)]);
    const ends = [...new Set(wanted)].flatMap((name) => [`/${name}.py`, `/${name}/__init__.py`]);
    const uris = all.filter((uri) => !found.has(uri) && ends.some((end) => uri.endsWith(end)));
    const texts = await Promise.all(
      uris.slice(0, MOST_FILES - found.size).map(async (uri) => ({ uri, text: await files.read(uri) })),
    );
    next = texts.flatMap(({ uri, text }) => (text === undefined ? [] : [{ uri, text }]));
    for (const { uri, text } of next) found.set(uri, text);
  }
  return [...found].map(([uri, text]) => ({ uri, text }));
}

/** Modules that import statements name, as parts of paths: `a` and `a/b` for `import a.b`. */
function namesIn(text: string): string[] {
  return [...text.matchAll(IMPORT)].flatMap(([, module, inside, line = '', modules]) => {
    if (modules !== undefined) return wordsOf(modules).flatMap(prefixesOf);
    const from = (module ?? '').replace(/^\.+/, '');
    const names = wordsOf(inside ?? line).map((name) => (from === '' ? name : `${from}.${name}`));
    return [from, ...names].filter((name) => name !== '').flatMap(prefixesOf);
  });
}

/** `a.b as c, d  # why` has `a.b` and `d`. */
function wordsOf(list: string): string[] {
  return list
    .replace(/#.*$/gm, '')
    .split(',')
    .flatMap((one) => /^\s*([\w.]+)/.exec(one)?.[1] ?? []);
}

function prefixesOf(module: string): string[] {
  const parts = module.split('.');
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}

/** The folders that a file is in may be packages. */
function packagesAround(uri: string): string[] {
  const folders = uri.split('/').slice(3, -1);
  return folders.map((_, index) => folders.slice(index).join('/'));
}
