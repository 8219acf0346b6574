/** A test of one call, for pytest. */
import { basename } from 'node:path';

export type TestedEnding = { readonly returns: string } | { readonly raises: string };

/** @param path the program's file; its function is imported from there by name */
export function pytestTest(call: string, ending: TestedEnding, path: string | undefined): string {
  const root = /^[^\W\d]\w*/u.exec(call)?.[0] ?? 'f';
  const module = path === undefined ? 'program' : basename(path).replace(/\.\w+$/, '');
  const name = `test_${call.slice(0, call.indexOf('(')).replaceAll(/\W+/g, '_').toLowerCase()}`;
  const imports = `from ${module} import ${root}`;
  if ('raises' in ending)
    return `import pytest\n\n${imports}\n\n\ndef ${name}():\n    with pytest.raises(${ending.raises}):\n        ${call}\n`;
  const isSingle = /^(?:None|True|False)$/.test(ending.returns);
  return `${imports}\n\n\ndef ${name}():\n    assert ${call} ${isSingle ? 'is' : '=='} ${ending.returns}\n`;
}
