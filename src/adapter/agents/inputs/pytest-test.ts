/** A test of one call, for pytest. */
import { basename } from '../../../python/files/files';

/** A literal, or the name of an exception. */
export type TestedEnding = { readonly returns: string } | { readonly raises: string };

export interface TestedCall {
  /** Qualified: `Cart.add`. */
  readonly function: string;
  /** `Cart().add(1)`. */
  readonly call: string;
  readonly ending: TestedEnding;
  /** The program's file, from which names are imported. */
  readonly path: string;
  /** Whether the program defines a name: an exception of its own is imported, too. */
  readonly defines?: (name: string) => boolean;
}

export function pytestTest({ function: name, call, ending, path, defines = () => false }: TestedCall): string {
  const [root = name] = name.split('.');
  const raised = 'raises' in ending && defines(ending.raises) ? [ending.raises] : [];
  const names = [...new Set([root, ...raised])].join(', ');
  const file = basename(path);
  const module = file.replace(/\.\w+$/, '');
  const imports = /^[^\W\d]\w*$/u.test(module)
    ? `from ${module} import ${names}`
    : `# ${file} cannot be imported by name: import ${names} from it here.`;
  const lines =
    'raises' in ending ? [`with pytest.raises(${ending.raises}):`, `    ${call}`] : [assertion(call, ending.returns)];
  return [
    ...('raises' in ending ? ['import pytest', ''] : []),
    imports,
    '',
    '',
    `def test_${name.replaceAll('.', '_').toLowerCase()}():`,
    ...lines.map((line) => `    ${line}`),
    '',
  ].join('\n');
}

function assertion(call: string, value: string): string {
  return /^(?:None|True|False)$/.test(value) ? `assert ${call} is ${value}` : `assert ${call} == ${value}`;
}
