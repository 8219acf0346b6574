import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { Client, nameOf } from '../../../src/adapter/protocol/client';
import { RequestArguments } from '../../../src/adapter/protocol/request-arguments';

const client = (given: object): Client => new Client(new RequestArguments('initialize', given));

describe('a client', () => {
  it('counts from 1 unless it says otherwise', () => {
    expect([client({}).line(3), client({}).fromLine(3), client({}).column(1)]).toEqual([3, 3, 1]);
    const zero = client({ linesStartAt1: false, columnsStartAt1: false });
    expect([zero.line(3), zero.fromLine(2), zero.column(1)]).toEqual([2, 3, 0]);
  });

  it('writes paths or URIs', () => {
    const path = process.cwd();
    expect(client({ pathFormat: 'path' }).path(path)).toBe(path);
    const uri = pathToFileURL(path).href;
    expect(client({ pathFormat: 'uri' }).path(path)).toBe(uri);
    expect(client({ pathFormat: 'uri' }).fromPath(uri)).toBe(path);
    for (const pathFormat of ['uri', 'path']) {
      expect(client({ pathFormat }).fromPath('untitled:x')).toBe('untitled:x');
      expect(client({ pathFormat }).path('untitled:x')).toBe('untitled:x');
    }
  });

  it('knows files by their names', () => {
    expect(nameOf('/project/shop.py')).toBe('shop.py');
    expect(nameOf('untitled:Untitled-1')).toBe('Untitled-1');
    expect(nameOf('vscode-notebook-cell:/project/note.ipynb#W0sZmlsZQ%3D%3D')).toBe('note.ipynb');
  });

  it('may send nonsense', () => {
    expect(() => client({ linesStartAt1: 'yes' })).toThrow('initialize: "linesStartAt1" must be true or false.');
    expect(new Client(new RequestArguments('initialize', 'x')).line(1)).toBe(1);
  });
});
