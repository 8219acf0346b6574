import { describe, expect, it } from 'vitest';
import table from '../../../src/python/library/library-types.json';
import {
  isAlwaysTrue,
  isSubclass,
  typeOfAttribute,
  typeOfCall,
  typeOfEntry,
  typeOfItem,
  typeOfMethod,
  typeOfValue,
} from '../../../src/python/library/library-types';

describe('types of the standard library', () => {
  it.each([
    ['json.dumps', 'str'],
    ['re.compile', 're.Pattern'],
    ['re.match', 're.Match | None'],
    ['os.path.exists', 'bool'],
    ['os.getcwd', 'str'],
    ['random.random', 'float'],
    ['pathlib.Path', 'pathlib.Path'],
    ['len', 'int'],
    ['sorted', 'list'],
    ['int', 'int'],
    ['json.loads', undefined],
    ['numpy.zeros', undefined],
    ['constructor.name', undefined],
  ])('calling %s gives %s', (path, type) => {
    expect(typeOfCall(path)).toBe(type);
  });

  it('has methods and attributes, those of bases included', () => {
    expect(typeOfMethod('str', 'split')).toBe('list[str]');
    expect(typeOfMethod('re.Match | None', 'start')).toBe('int');
    expect(typeOfMethod('pathlib.Path', 'with_suffix')).toBe('pathlib.Path');
    expect(typeOfAttribute('datetime.datetime', 'year')).toBe('int');
    expect(typeOfMethod('str', 'constructor')).toBeUndefined();
    expect(typeOfValue('sys.argv')).toBe('list[str]');
  });

  it('has items', () => {
    expect(['list[str]', 'str', 'dict[str, int]', 'tuple[int, str]', 'list'].map(typeOfItem)).toEqual([
      'str',
      'str',
      'str',
      undefined,
      undefined,
    ]);
    expect(['dict[str, list[int]]', 'list[str]'].map(typeOfEntry)).toEqual(['list[int]', 'str']);
  });

  it('knows what always counts as true', () => {
    expect(['pathlib.Path', 're.Match', 'datetime.datetime', 'function'].map(isAlwaysTrue)).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect(
      ['str', 'list[int]', 're.Match | None', 'collections.Counter', 'numpy.ndarray'].map(isAlwaysTrue),
    ).not.toContain(true);
  });

  it('knows subclasses', () => {
    expect(isSubclass('bool', 'int')).toBe(true);
    expect(isSubclass('datetime.datetime', 'datetime.date')).toBe(true);
    expect(isSubclass('str', 'int')).toBe(false);
    expect(isSubclass('numpy.ndarray', 'list')).toBeUndefined();
    expect(isSubclass('re.Match | None', 're.Match')).toBeUndefined();
  });
});

it('every class has an end above it: what none of them has is not known', () => {
  for (const name of Object.keys(table.classes)) expect(typeOfMethod(name, 'no_such_method')).toBeUndefined();
  // The module in C has most of it.
  expect(typeOfMethod('socket.socket', 'recv')).toBe('bytes');
  expect(typeOfMethod('ssl.SSLSocket', 'fileno')).toBe('int');
});
