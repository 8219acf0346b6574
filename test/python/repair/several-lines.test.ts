import { describe, expect, it } from 'vitest';
import { loadPython } from '../../../src/python/source';

const parser = await loadPython();

/** First line and tokens of every statement. */
function statements(text: string): string[] {
  const file = parser.parse(text);
  return file.executableLines.map((line) => {
    const tokens = file.statementAt(line)?.tokens.map((token) => token.text) ?? [];
    return `${line} ${tokens.join(' ')}`;
  });
}

const head = 'import os\n\ndef send(url, size, name, items=()):\n';

describe('a quote that is missing inside of brackets', () => {
  it.each([
    ['    send(\n        url,\n        "size,\n        name,\n    )\n', 'send ( url , "size" , name , )'],
    ['    x = {\n        "a": size,\n        "b: len(items),\n    }\n', 'x = { "a" : size , "b" : len ( items ) , }'],
    ['    x = (\n        "one "\n        "two\n    )\n', 'x = ( "one " "two" )'],
    ['    x = [\n        f"{name}: {size},\n        "b",\n    ]\n', 'x = [ f" { name } :  { size } " , "b" , ]'],
  ])('%s', (body, tokens) => {
    const read = statements(`${head}${body}    return items\n`);
    expect(read).toContain(`4 ${tokens}`);
    expect(read.at(-1)).toMatch(/^\d+ return items$/);
    expect(read).toHaveLength(4);
  });
});

describe('an opening bracket that a closing one further below misses', () => {
  it.each([
    ['    x = send\n        url,\n        size,\n    )\n', 'x = send ( url , size , )'],
    ['    x = \n        url\n        + size\n    )\n', 'x = ( url + size )'],
    [
      '    return os.path.join(\n        url,\n        name.upper)\n    )\n',
      'return os . path . join ( url , name . upper ( ) )',
    ],
    [
      '    x = {\n        "a": \n            size,\n            name,\n        ],\n        "b": items,\n    }\n',
      'x = { "a" : [ size , name , ] , "b" : items , }',
    ],
  ])('%s', (body, tokens) => {
    const read = statements(`${head}${body}    items.append(1)\n`);
    expect(read).toContain(`4 ${tokens}`);
    expect(read.at(-1)).toMatch(/^\d+ items \. append \( 1 \)$/);
    expect(read).toHaveLength(4);
  });

  it('of parameters', () => {
    const read = statements('def send\n    url,\n    size=1,\n):\n    return url\n');
    expect(read).toEqual(['1 def send ( url , size = 1 , )', '5 return url']);
  });

  it('where a tab is one step', () => {
    const read = statements('def send(url, size):\n\tx = send\n\t\turl,\n\t\tsize,\n\t)\n\treturn x\n');
    expect(read.slice(-2)).toEqual(['2 x = send ( url , size , )', '6 return x']);
  });

  it('leaves lines alone that are only indented too much', () => {
    expect(statements('x = 1\n    y = 2\nz = (3)\n')).toEqual(['1 x = 1', '2 y = 2', '3 z = ( 3 )']);
  });
});

describe('a closing bracket of parameters', () => {
  it('comes before what the function returns', () => {
    const read = statements('def send(\n    url: str, size: int\n -> str:\n    return url\n');
    expect(read.at(-1)).toBe('4 return url');
    expect(
      parser.parse('def send(\n    url: str, size: int\n -> str:\n    return url\n').functions[0]?.parameters,
    ).toHaveLength(2);
  });
});
