import { expect, it } from 'vitest';
import { loadPython } from '../../../src/python/source';

const python = await loadPython();

it.each([
  ["f'abc'", ['string', 'abc']],
  ["rf'a\\d'", ['string', 'a\\d']],
  ["F'{{x}}'", ['string', '{x}']],
  ["f'{x}'", ['fstring-start', undefined]],
])('an f-string without a hole is a text: %s', (text, expected) => {
  const [token] = python.parse(`y = ${text}\n`).statementAt(1)?.tokens.slice(2) ?? [];
  expect([token?.kind, token?.value]).toEqual(expected);
});
