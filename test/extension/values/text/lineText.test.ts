import { describe, expect, it } from 'vitest';
import { INLINE, lineMark, lineText, roomBefore, roomBehind } from '../../../../src/extension/values/text/lineText';
import { cut } from '../../../../src/extension/values/text/words';
import { bindings, english, line, lineRun } from '../support';

const text = (given: ReturnType<typeof line>, source = ''): string => lineText(given, source, INLINE, english);

describe('the text behind a line', () => {
  it('shows what names become, round by round', () => {
    expect(text(line(0, bindings('x', '3')))).toBe('x = 3');
    expect(text(line(0, bindings('x', '30', '130', '205')))).toBe('x = 30 · 130 · 205');
  });

  it('shows names in the order of the line', () => {
    const change = (name: string) => ({ name, value: '1', confidence: 1 });
    const runs = [lineRun({ changes: [change('other'), change('size'), change('kind')] })];
    expect(text(line(0, runs), 'for kind, size in shapes:')).toBe('kind = 1, size = 1, other = 1');
    const paid = [lineRun({ changes: [change('orders'), change('order.paid'), change('top.paid')] })];
    expect(text(line(0, paid), 'top.pay()')).toBe('top.paid = 1, orders = 1, order.paid = 1');
  });

  it('leaves out what a name was before a later round has set a part of it', () => {
    const runs = [...bindings('lines', "['a']"), ...bindings('lines[1]', "'b'"), ...bindings('lines[2]', "'c'")];
    expect(text(line(0, runs), 'lines.append(x)')).toBe("lines[1] = 'b', lines[2] = 'c'");
    const anew = [...bindings('lines[1]', "'b'"), ...bindings('lines', '[]')];
    expect(text(line(0, anew), 'lines.append(x)')).toBe("lines[1] = 'b', lines = []");
  });

  it('says once what is the same every time', () => {
    expect(text(line(0, bindings('x', '3', '3', '3')))).toBe('x = 3 (3×)');
  });

  it('shows the last of many rounds', () => {
    expect(text(line(0, bindings('x', '1', '2', '3', '4', '5', '6', '7')))).toBe('x = … 3 · 4 · 5 · 6 · 7');
    expect(text(line(0, bindings('x', '8', '9'), 20))).toBe('x = … 8 · 9');
  });

  it('tells which way a condition has gone', () => {
    const runs = [true, false].map((taken) => lineRun({ taken }));
    expect(text(line(0, runs), '  if x > 3:')).toBe('True · False');
    expect(text(line(0, [lineRun({ taken: false })]), '  for x in []:')).toBe('no iterations');
    expect(text(line(0, [lineRun({ taken: true })]), 'except ValueError:')).toBe('matches');
  });

  it('shows items of a loop, without its end', () => {
    const runs = [...bindings('x', '1', '2'), lineRun({ iteration: 3, taken: false })];
    expect(text(line(0, runs), 'for x in xs:')).toBe('x = 1 · 2');
  });

  it('says of a program that leaves by sys.exit that it ends, not that something is raised', () => {
    const leaving = (message: string) => [lineRun({ exception: { type: 'SystemExit', message, confidence: 1 } })];
    expect(text(line(0, leaving('0')))).toBe('ends the program');
    expect(text(line(0, leaving('True')))).toBe('ends the program with status 1');
    expect(text(line(0, leaving('no such file')))).toBe('ends the program: no such file');
  });

  it('shows returned values, output and exceptions', () => {
    expect(text(line(0, [lineRun({ returned: { value: '5', confidence: 1 } })]))).toBe('returns 5');
    expect(text(line(0, [lineRun({ printed: 'a\nb\n' })]))).toBe('prints "a⏎b"');
    const exception = { type: 'KeyError', message: "'a'", confidence: 0.9 };
    expect(text(line(0, [lineRun({ exception })]))).toBe("raises KeyError: 'a'");
  });

  it('shows the value that a cell ends with, behind what the line changes', () => {
    const shown = { value: '3', confidence: 1 };
    expect(text(line(0, [lineRun({ shown })]), 'xs[0]')).toBe('→ 3');
    const popped = [lineRun({ shown, changes: bindings('xs', '[1]')[0]?.changes ?? [] })];
    expect(text(line(0, popped), 'xs.pop()')).toBe('xs = [1], → 3');
    const unknown = { value: '<unknown>', unknown: 'why', confidence: 1 };
    expect(text(line(0, [lineRun({ shown: unknown })]), 'input()')).toBe('→ ?');
    expect(lineMark(line(0, [lineRun({ shown, confidence: 0.4 })]), 0.8, english)).toBe(' (40 %)');
  });

  it('shows output of which nothing is known as it shows such values', () => {
    const printed = [lineRun({ printed: '<unknown>\n' })];
    expect(text(line(0, printed), 'print(mean(xs))')).toBe('prints ?');
    expect(text(line(0, printed), "print('<unknown>')")).toBe('prints "<unknown>"');
    expect(text(line(0, [lineRun({ printed: 'Hello, <unknown>\n' })]))).toBe('prints "Hello, <unknown>"');
  });

  it('does not repeat an object that shows nothing of itself where a method changes it', () => {
    const parser = bindings('parser', '<argparse.ArgumentParser object>');
    expect(text(line(0, parser), '    parser.add_argument("name")')).toBe('');
    expect(text(line(0, parser), 'parser = build()')).toBe('parser = <argparse.ArgumentParser object>');
    expect(text(line(0, bindings('cart', "<Cart owner='Ann'>")), 'cart.rename("Ann")')).toBe(
      "cart = <Cart owner='Ann'>",
    );
  });

  it('marks unknown values, and is not longer than people read', () => {
    const change = { name: 'now', value: '<unknown>', unknown: 'the time', confidence: 1 };
    expect(text(line(0, [lineRun({ changes: [change] })]))).toBe('now = ?');
    const long = `'${'a'.repeat(500)}'`;
    expect(text(line(0, bindings('x', '1', long)))).toHaveLength('x = 1 · '.length + INLINE.value);
  });

  it('marks what is unknown inside of a value in the same way, but no text that says so', () => {
    const items = "[<unknown>, {'<unknown>': <unknown>}]";
    expect(text(line(0, bindings('items', items)))).toBe("items = [?, {'<unknown>': ?}]");
    expect(text(line(0, [lineRun({ returned: { value: '(<unknown>, 1)', confidence: 1 } })]))).toBe('returns (?, 1)');
  });

  it('says in a very narrow place once that there is more', () => {
    const change = (name: string, value: string) => ({ name, value, confidence: 1 });
    const runs = [
      lineRun({ changes: [change('kept', "[{'name': 'Ann', 'age': 3}]"), change('others', '[1, 2, 3, 4]')] }),
    ];
    expect(lineText(line(0, runs), 'kept.append(row)', { ...INLINE, text: 13 }, english)).toBe("kept = [{'…");
  });

  it('cuts long values before short ones, and no dots twice', () => {
    const change = (name: string, value: string) => ({ name, value, confidence: 1 });
    const item = `<Item name='lamp', price=40.0, tags=['light', 'room', 'new']>`;
    const runs = [lineRun({ changes: [change('item', item), change('stock', '3')] })];
    const narrow = { ...INLINE, text: 40 };
    expect(lineText(line(0, runs), 'item, stock = items[name]', narrow, english)).toBe(
      "item = <Item name='lamp', pr…, stock = 3",
    );
    expect(cut(`${'x'.repeat(8)}… · 3`, 10)).toBe('xxxxxxxx…');
  });

  it('shows one value as far as the line goes', () => {
    const value = `{'pass': 2, 'good': 1, 'fail': 1, 'very good': 1}`;
    expect(text(line(0, bindings('count', value)))).toBe(`count = ${value}`);
    expect(text(line(0, [lineRun({ printed: `${value}\n` })]))).toBe(`prints "${value}"`);
  });

  it('shows the latest rounds whole before it cuts values', () => {
    const names = ['flour', 'milk', 'egg'];
    const runs = names.map((name, i) =>
      lineRun({
        changes: [
          ...(bindings('name', `'${name}'`)[0]?.changes ?? []),
          ...(bindings('amount', String(i * 100))[0]?.changes ?? []),
        ],
      }),
    );
    const narrow = { ...INLINE, text: 30 };
    expect(lineText(line(0, runs), 'for name, amount in rows:', narrow, english)).toBe(
      "name = … 'egg', amount = … 200",
    );
  });

  it('names an item as the line does', () => {
    expect(text(line(0, bindings('count[g]', '1', '2')), 'count[g] = count.get(g, 0) + 1')).toBe('count[g] = 1 · 2');
    expect(text(line(0, bindings('row["n"]', '7')), 'row["n"] = 7')).toBe('');
  });

  it('does not repeat what is written there', () => {
    expect(text(line(0, bindings('total', '0')), '    total = 0')).toBe('');
    expect(text(line(0, bindings('name', "'a b'")), 'name: str = "a b"  # of the pet')).toBe('');
    expect(text(line(0, bindings('LOG', "'a\\nb'")), 'LOG = """a')).toBe('');
    expect(text(line(0, bindings('total', '0')), 'total = int(text)')).toBe('total = 0');
    expect(text(line(0, bindings('b', '0')), 'a = b = 0')).toBe('b = 0');
  });

  it('is cut where an editor of ordinary width ends', () => {
    const long = line(0, bindings('x', `'${'a'.repeat(30)}'`));
    expect(lineText(long, '', roomBehind('x = f(y)'), english)).toHaveLength(36);
    expect(lineText(long, '', roomBehind('y'.repeat(90)), english)).toHaveLength(12);
    expect(lineText(long, '', roomBehind('y'.repeat(90), 0, 108), english)).toHaveLength(18);
    expect(lineText(long, '', roomBehind('y'.repeat(90), 0, 160), english)).toHaveLength(24);
  });

  it('leaves room for another text behind it, or is left out', () => {
    expect(roomBefore(0, 'x = f(y)', 3, 108)).toBe(roomBehind('x = f(y)', 3, 108).text);
    expect(roomBefore(20, 'x = f(y)', 3, 108)).toBe(69);
    expect(roomBefore(20, 'y'.repeat(70), 3, 108)).toBe(15);
    expect(roomBefore(20, 'y'.repeat(80), 3, 108)).toBeUndefined();
    expect(roomBefore(0, 'y'.repeat(120), 3, 108)).toBe(12);
  });

  it('is empty where nothing is worth saying', () => {
    expect(text(line(0, [lineRun({})]), 'pass')).toBe('');
    expect(text(line(0, []), 'x = 1')).toBe('');
    expect(text(line(0, bindings('f', '<function f>')), 'def f():')).toBe('');
  });
});
