import { describe, expect, it } from 'vitest';
import type { CauseNode } from '../../../src/adapter/requests/cause-requests';
import { causeText, isLineOf, placeText, repairText, suspectsText } from '../../../src/extension/causes/causeText';

const l10n = {
  t: (message: string, ...args: (string | number | boolean)[]) =>
    message.replace(/\{(\d+)\}/g, (_, index: string) => String(args[Number(index)])),
};

const node: CauseNode = {
  id: 1,
  kind: 'assigned',
  name: 'total',
  value: '12',
  function: 'shop',
  line: 4,
  path: '/shop.py',
  text: '        total += price',
  step: 7,
  confidence: 0.5,
  source: 'predicted',
};

describe('a cause', () => {
  it('tells name, value, place and doubt', () => {
    const { label, description, tooltip } = causeText(node, l10n);
    expect(label).toBe('total = 12');
    expect(description).toBe('line 4 · total += price · 50 % sure');
    expect(tooltip).toContain('A statement gave it this value');
    expect(tooltip).toContain('`total` = `12`');
  });

  it('tells the file where it is another one than that where it was asked about', () => {
    expect(causeText(node, l10n, '/lib/cart.py').description).toBe('shop.py:4 · total += price · 50 % sure');
    expect(causeText(node, l10n, node.path).description).toMatch(/^line 4 · /);
  });

  it('says of a branch which way it went', () => {
    const branch = { ...node, kind: 'branch', name: 'if price > 3:', confidence: 1 } as const;
    expect(causeText({ ...branch, value: 'True' }, l10n).label).toBe('because: if price > 3:');
    expect(causeText({ ...branch, value: 'False' }, l10n).label).toBe('because not: if price > 3:');
    expect(causeText({ ...branch, value: 'True' }, l10n).description).toBe('line 4');
  });

  it('says of a value that somebody has set that it was set by hand', () => {
    const { description } = causeText({ ...node, kind: 'edited', confidence: 1 }, l10n);
    expect(description).toBe('line 4 · set by hand');
  });

  it('says what was inferred, and cuts long values', () => {
    const text = causeText({ ...node, source: 'inferred', value: `'${'x'.repeat(200)}'` }, l10n);
    expect(text.description).toContain('inferred');
    expect(text.label.length).toBeLessThan(80);
  });

  it('shows ticks and long fences as they are', () => {
    const { tooltip } = causeText({ ...node, name: 'd["`"]', value: "'a`b'", text: "s = '```'" }, l10n);
    expect(tooltip).toContain('``d["`"]`` = ``\'a`b\'``');
    expect(tooltip).toContain("````python\ns = '```'\n````");
  });
});

describe('suspects', () => {
  const line = {
    line: 3,
    path: '/shop.py',
    function: 'shop',
    text: 'total = 1',
    reason: 'it ran',
    score: 0.5,
    repairs: [],
  };
  const list = {
    symptom: 'returns 7, not 8',
    onlyAvoids: false,
    suspects: [line],
    complete: true,
    trials: 12,
    reproduced: true,
  };

  it('say what is wrong, and no more where a change mends it', () => {
    expect(suspectsText({ ...list, suspects: [{ ...line, change: '1 → 2' }] }, l10n)).toBe('returns 7, not 8');
  });

  it('say what was tried where nothing mends it', () => {
    expect(suspectsText(list, l10n)).toBe('returns 7, not 8 · none of 12 changes tried mended it');
    expect(suspectsText(list, l10n, true)).toBe('returns 7, not 8 · more is being tried');
    expect(suspectsText({ ...list, trials: 1, complete: false }, l10n)).toBe(
      'returns 7, not 8 · the one change tried did not mend it · not everything was tried',
    );
  });

  it('say where the predicted run is not wrong', () => {
    const said = suspectsText({ ...list, trials: 0, reproduced: false }, l10n);
    expect(said).toBe('returns 7, not 8 · the predicted run does not show it');
  });
});

it('a quick fix of a suspicious line says what it changes, and what is known of it', () => {
  expect(repairText('< → <=', false, l10n)).toBe('Change `<` to `<=`: predicted to give what you expect');
  expect(repairText('leave out this line', true, l10n)).toBe(
    'Change this line (leave out this line): predicted to avoid the exception',
  );
});

it('a line tells its file where there are several', () => {
  const lines = [
    { path: '/shop/money.py', line: 12 },
    { path: '/shop/cart.py', line: 5 },
  ];
  expect(lines.map((one) => placeText(one, lines))).toEqual(['money.py:12', 'cart.py:5']);
  expect(lines.map((one) => placeText(one, [one]))).toEqual(['12', '5']);
});

describe('a mark beside a line', () => {
  it('is left out where the line has become another one', () => {
    expect(
      isLineOf('return {"cost": int(amount) * to_cents(price)}', '    return {"cost": int(amount) * to_cents(price)}'),
    ).toBe(true);
    expect(isLineOf('library.add( Book(1) )', '    library.add(')).toBe(true);
    expect(isLineOf('total += price', '    rows = []')).toBe(false);
    expect(isLineOf('total += price', '')).toBe(false);
  });
});
