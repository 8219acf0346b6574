import { describe, expect, it } from 'vitest';
import { fitted, fittedBetween, tellingParts } from '../../../../src/extension/values/text/words';

describe('texts that share a line', () => {
  it('are whole where there is room, and the long ones are cut', () => {
    expect(fitted(['n = 60', 'total = 12'], 40)).toEqual(['n = 60', 'total = 12']);
    expect(fitted(['rows = [1, 2, 3, 4, 5, 6, 7, 8, 9]', 'n = 60'], 24)).toEqual(['rows = [1, 2, 3, …', 'n = 60']);
  });

  it('are not cut for the sake of a few characters', () => {
    expect(fitted(['self.balance = 100', 'amount = 50'], 24)).toEqual(['self.balance = 100', 'amount = 50']);
  });

  it('are left out where the name alone would stay, which is said', () => {
    const long = `configuration = ${"'x'".repeat(20)}`;
    expect(fitted([long, 'amount = 50'], 24)).toEqual(['', 'amount = 50, …']);
    const owed = ['owed[loan.member] = 0.75 · -4.0'];
    expect(fitted(owed, 12, '  owed[loan.member] = fine')).toEqual(['= 0.75 · -4…']);
    expect(fitted(owed, 12, '  pay(loan.member)')).toEqual(['owed[loan.m…']);
    expect(fitted(['income = … 151.0', `articles = … ${long}`], 29)).toEqual(['income = … 151.0, …', '']);
  });

  it('with long names leave room for the values', () => {
    const all = [
      "library.books['Emma'].copies = 0",
      "library.members['Cleo'] = <Member name='Cleo', loans=['Emma'], fines=0.0>",
      "library.log[4] = 'Cleo borrows Emma'",
    ];
    expect(fitted(all, 58)).toEqual([all[0], '', "library.log[4] = 'Cleo bo…, …"]);
    expect(fitted(all, 80)).toEqual([all[0], '', `${all[2]}, …`]);
    expect(fitted(['library.log[4] = 7', 'library.count = [1, 2, 3, 4, 5]'], 30)).toEqual([
      'library.log[4] = 7, …',
      '',
    ]);
  });

  it('are left out where there is no room for all, and none goes past the edge', () => {
    const four = [
      "self = <Library name='Riverside'>",
      "title = 'Emma'",
      "member = 'Bob'",
      'today = datetime.date(2024, 3, 21)',
    ];
    expect(fitted(four, 24)).toEqual(['', "title = 'Emma'", "member = 'Bob', …", '']);
    // Nothing stands between those that are left out.
    const many = ["name = 'Cy'", ...four, ...four];
    expect(fittedBetween(many, 24, 2, '', new Set([0]))[0]).toBe("name = 'Cy', …");
    // What is wanted gets room first.
    expect(fitted(four, 24, '', new Set([0]))[0]).not.toBe('');
    expect(fitted(['xs = [1, 2, 3, 4, 5]'], 8)).toEqual(['xs = [1, …']);
    expect(fitted(['answer = <unknown>'], 12)).toEqual(['answer = <unknown>']);
  });
});

describe('long texts below each other', () => {
  const shop = (stock: number, log: string): string =>
    `<Shop parts={'bell': <Part price=12.5, stock=${stock}>, 'tyre': <Part price=25.0, stock=8>}, log=[${log}]>`;

  it('show what is new in them where they begin alike', () => {
    const texts = [shop(8, "'a'"), shop(8, "'a', 'b'"), shop(8, "'a', 'b'"), shop(7, "'a', 'b'")];
    expect(tellingParts(texts, 40)).toEqual([
      "<Shop parts={'bell': <Part price=12.5, …",
      "…stock=8>}, log=['a', 'b']>",
      "<Shop parts={'bell': <Part price=12.5, …",
      "…price=12.5, stock=7>, 'tyre': <Part pr…",
    ]);
    expect(tellingParts(['[1, 2]', '[1, 2, 3]'], 40)).toEqual(['[1, 2]', '[1, 2, 3]']);
    expect(tellingParts([`${'x'.repeat(60)}1`, `${'x'.repeat(60)}12`], 40)[1]).toBe(`…${'x'.repeat(23)}12`);
    expect(tellingParts([`${'🙂'.repeat(60)}1`, `${'🙂'.repeat(60)}2`], 40)[1]).toMatch(/^…🙂+2$/u);
  });
});
