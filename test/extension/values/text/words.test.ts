import { describe, expect, it } from 'vitest';
import { fitted } from '../../../../src/extension/values/text/words';

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
    expect(fitted(['xs = [1, 2, 3, 4, 5]'], 8)).toEqual(['xs = [1, …']);
    expect(fitted(['answer = <unknown>'], 12)).toEqual(['answer = <unknown>']);
  });
});
