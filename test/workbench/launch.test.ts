import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type StackRow, Workbench } from './workbench';

/** All the ways into a session, in a real VS Code with the packed extension. What is asserted holds whatever the model predicts. */
describe('starting sessions in the workbench', () => {
  let workbench: Workbench;
  const inFunction =
    (name: string) =>
    ([top]: readonly StackRow[]): boolean =>
      top?.name === name;
  const lens = (text: string) => workbench.page.locator('.codelens-decoration a', { hasText: text });
  const variable = async (name: string, value: string): Promise<void> => {
    let seen = new Map<string, string>();
    await workbench.until(
      `${name} = ${value}`,
      async () => {
        seen = await workbench.variables();
        return seen.get(name) === value;
      },
      () => JSON.stringify([...seen]),
    );
  };

  const modelState = async (state: string): Promise<void> => {
    await workbench.page.locator('[id="status.languageStatus"]').hover();
    await workbench.page.locator('.hover-language-status', { hasText: `Neural Debug: ${state}` }).waitFor();
  };

  beforeAll(async () => {
    workbench = await Workbench.open('launch');
  });

  afterAll(async () => {
    await workbench.close();
  });

  it('shows the first steps', async () => {
    await workbench.command('Welcome: Open Walkthrough...');
    await workbench.page.locator('.quick-input-list .monaco-list-row', { hasText: 'Debug by prediction' }).click();
    await workbench.page.locator('.getting-started-step', { hasText: 'Start in a function' }).click();
    await workbench.page.locator('iframe.webview.ready').first().waitFor();
    await workbench.parkMouse();
    await workbench.screenshot('walkthrough');
  });

  it('shows a lens and an example call above each function', async () => {
    await workbench.openFile('cart.py');
    await workbench.until('two lenses', async () => (await lens('Neural Debug').count()) === 2);
    await lens('example: total([30, 120, 75], 20)').waitFor();
    await workbench.screenshot('lenses');
    await workbench.parkMouse();
  });

  it('ticks the first step once a Python file is open', async () => {
    await workbench.page.locator('.tab', { hasText: 'Walkthrough' }).click();
    const first = workbench.page.locator('.getting-started-step', { hasText: 'Open a Python file' });
    await first.locator('.codicon-getting-started-step-checked').waitFor();
    await workbench.screenshot('walkthrough-first-step');
    await workbench.page.locator('.tab', { hasText: 'cart.py' }).click();
  });

  it('starts with the example of the lens that is clicked', async () => {
    await lens('Neural Debug').first().click();
    const stack = await workbench.stoppedWhere('in total', inFunction('total'));
    expect(stack).toHaveLength(1);
    await variable('prices', '[30, 120, 75]');
    await variable('discount', '20');
    await workbench.parkMouse();
    await workbench.screenshot('lens-session');
    await workbench.endSession();
  });

  it('shows the state of the model in the status bar', async () => {
    await modelState('ready');
    await workbench.screenshot('model-status');
    await workbench.parkMouse();
  });

  it('asks for a function and for a call of it, and says where the calls come from', async () => {
    await workbench.command('Neural Debug: Debug a Function… (Predicted)');
    await workbench.until('the functions', async () => (await workbench.picks()).length === 2);
    expect((await workbench.picks()).join('\n')).toContain('total(prices, discount)');
    await workbench.page.keyboard.type('cheapest');
    await workbench.press('Enter');
    await workbench.until('the call of the test', async () =>
      (await workbench.picks()).some((row) => row.includes('cheapest([3, 1, 2])')),
    );
    const picks = await workbench.picks();
    expect(picks[0]).toContain('from test_cheapest.py:5');
    expect(picks.at(-1)).toContain('Type arguments…');
    await workbench.screenshot('example-pick');
    await workbench.press('Enter');
    await workbench.stoppedWhere('in cheapest', inFunction('cheapest'));
    await variable('prices', '[3, 1, 2]');
    await workbench.endSession();
  });

  it('takes typed arguments, refuses what is no literal, and remembers the call', async () => {
    await lens('example: cheapest([3, 1, 2])').click();
    await workbench.until('the pick', async () => (await workbench.picks()).some((row) => row.includes('used last')));
    await workbench.page.keyboard.type('Type arg');
    await workbench.press('Enter');
    // The same field is that of the pick before.
    await workbench.page
      .locator('.quick-input-message', { hasText: 'Values as in Python, separated by commas' })
      .waitFor();
    const input = workbench.page.locator('.quick-input-widget input');
    await input.fill('[5, x');
    await workbench.page.locator('.quick-input-message', { hasText: 'These are no values as in Python' }).waitFor();
    await workbench.screenshot('typed-arguments');
    await input.fill('[5, 4]');
    await workbench.press('Enter');
    await lens('example: cheapest([5, 4])').waitFor();
  });

  it('starts with a selected call', async () => {
    await workbench.command('Go to Line/Column...');
    await workbench.page.keyboard.type('4:9');
    await workbench.press('Enter');
    await workbench.press('Shift+End');
    await workbench.command('Neural Debug: Debug This Call');
    await workbench.stoppedWhere('in total', inFunction('total'));
    await variable('discount', '20');
    await workbench.endSession();
  });

  it('debugs a document that was never saved', async () => {
    await workbench.command('Neural Debug: Open a Sample Program');
    await workbench.page.locator('.tab.active', { hasText: 'Untitled-1' }).waitFor();
    await workbench.command('Neural Debug: Debug This File (Predicted)');
    const [top] = await workbench.stoppedWhere('at the first line', (rows) => rows.length === 1);
    expect(top).toEqual({ name: '<module>', line: 1 });
    await workbench.step('Step Over', ([row]) => row?.line === 15);
    await workbench.page.locator('.tab.active', { hasText: 'Untitled-1' }).waitFor();
    expect(await workbench.page.locator('.monaco-dialog-box').count()).toBe(0);
    await workbench.screenshot('untitled');
    // There is nothing to save: what is typed counts.
    await workbench.goToLine(15);
    await workbench.press('End');
    await workbench.press('Enter');
    await workbench.page.keyboard.insertText('typed = 5');
    await workbench.page.waitForTimeout(2000);
    await workbench.step('Step Over', ([row]) => row?.line === 16);
    await workbench.step('Step Over', ([row]) => row?.line === 17);
    await variable('typed', '5');
    await workbench.endSession();
  });

  it('begins a launch.json with one configuration', async () => {
    await workbench.command('View: Show Explorer');
    await workbench.openFile('cart.py');
    await workbench.command('Debug: Add Configuration...');
    await workbench.page.locator('.tab.active', { hasText: 'launch.json' }).waitFor();
    const lines = workbench.page.locator('.monaco-editor .view-line');
    await lines.filter({ hasText: 'neural-python' }).first().waitFor();
    expect(await lines.filter({ hasText: 'neural-python' }).count()).toBe(1);
    await workbench.screenshot('launch-json');
  });
});
