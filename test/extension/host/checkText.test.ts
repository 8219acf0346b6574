import { expect, it } from 'vitest';
import { checkText } from '../../../src/extension/host/checkText';
import { english } from '../values/support';

const ready = { state: 'ready', detail: '', agreed: 0, disagreed: 0 } as const;

it('says that values are checked, and how often the model was right', () => {
  const before = checkText('on', undefined, english);
  expect(before).toMatchObject({ text: '$(verified) Checked', isWarning: false });
  expect(before.tooltip).toContain('Your program is never run.');
  expect(before.tooltip).not.toContain('agreed');
  expect(before.spoken).toMatch(/^Neural Debug: check of predictions: Checked\. .*Click to switch it off\.$/);
  const after = checkText('on', { ...ready, agreed: 57, disagreed: 3 }, english);
  expect(after.tooltip).toContain('So far the model agreed in 57 of 60 statements (95 %).');
  expect(after.tooltip).toContain('Click to switch it off.');
});

it('says why nothing is checked', () => {
  const off = checkText('off', { ...ready, state: 'off' }, english);
  expect(off).toMatchObject({ text: '$(unverified) Not checked', isWarning: false });
  expect(off.tooltip).toContain('It is switched off: all values are predicted.');
  const untrusted = checkText('untrusted', undefined, english);
  expect(untrusted.text).toBe('$(unverified) Not checked');
  expect(untrusted.tooltip).toContain('not trusted');
  const failed = checkText('on', { ...ready, state: 'failed', detail: 'Its files are not in /x' }, english);
  expect(failed).toMatchObject({ text: '$(unverified) Not checked', isWarning: true });
  expect(failed.tooltip).toContain('It cannot be started: Its files are not in /x. Until then');
  expect(failed.tooltip).toContain('Click to try again.');
});
