import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { at, Workbench } from './workbench';

/** The first minutes with the extension, in a real VS Code: nothing is set up, no launch.json. */
describe('the first contact', () => {
  let workbench: Workbench;
  const hover = () => workbench.page.locator('.monaco-resizable-hover .monaco-hover');
  const toast = () => workbench.page.locator('.notification-toast', { hasText: 'values beside the code' });

  beforeAll(async () => {
    workbench = await Workbench.open('contact');
  });

  afterAll(async () => {
    await workbench.close();
  });

  it('shows above each function with which call it is debugged', async () => {
    await workbench.openFile('bank.py');
    const lens = workbench.page.locator('.codelens-decoration', { hasText: 'example: Account(…).withdraw(500)' });
    await lens.first().waitFor({ timeout: 60_000 });
  });

  it('tells values under the mouse, and offers them beside the code, once', async () => {
    const told = async (line: number, column: number, text: string) => {
      await workbench.goToLine(line);
      await workbench.command('Go to Line/Column...');
      await workbench.page.keyboard.type(`${line}:${column}`);
      await workbench.press('Enter');
      await workbench.until(`a hover with ${text}`, async () => {
        if (!(await hover().isVisible())) await workbench.command('Neural Debug: Show Value Under the Cursor');
        await workbench.page.waitForTimeout(1000);
        if ((await hover().innerText()).includes(text)) return true;
        await workbench.press('Escape');
        return false;
      });
    };
    await told(10, 13, '500');
    await workbench.screenshot('contact-hover');
    await toast().waitFor();
    await workbench.command('Notifications: Clear All Notifications');
    await told(7, 15, 'self.balance: 0 → 200');
    expect(await toast().count()).toBe(0);
    await workbench.press('Escape');
  });

  it('writes the attribute that a line changes beside it', async () => {
    await workbench.command('Neural Debug: Values Beside the Code (On/Off)');
    await workbench.until('the new balance', async () =>
      (await workbench.decorations()).some((text) => text.includes('self.balance = 200')),
    );
    await workbench.screenshot('contact-values');
    await workbench.command('Neural Debug: Values Beside the Code (On/Off)');
  });

  it('starts with F5, runs to the crash and steps back from there', async () => {
    await workbench.press('F5');
    await workbench.stoppedWhere('at the start', at(1));
    await workbench.toolbarButton('Continue').click();
    await workbench.stoppedWhere('at the crash', at(11));
    await workbench.step('Step Back', at(11));
    await workbench.step('Step Back', at(10));
    await workbench.parkMouse();
    const editor = workbench.page.locator('.monaco-editor .view-lines').first();
    await workbench.until('what decided', async () => /self\.balance\s=\s200/.test(await editor.innerText()));
    await workbench.screenshot('contact-back');
    await workbench.endSession();
  });

  it('says what would be otherwise in a method, on the object that the run makes', async () => {
    await workbench.goToLine(10);
    await workbench.command('Neural Debug: What If…');
    const picks = async () => (await workbench.picks()).join('\n');
    await workbench.until('the names', async () => (await picks()).includes('amount'));
    await workbench.page.keyboard.type('amount');
    await workbench.press('Enter');
    await workbench.page.locator('.quick-input-widget', { hasText: 'A value as in Python' }).waitFor();
    await workbench.page.keyboard.type('50');
    await workbench.press('Enter');
    const title = 'Account(…).withdraw(500): what if amount = 50';
    await workbench.page.locator('.tab.active', { hasText: title }).waitFor({ timeout: 60_000 });
    await workbench.screenshot('contact-what-if');
  });

  it('leads from the first steps to code: to a sample where no file is open, and else to the file behind them', async () => {
    const firstSteps = async (step: string, button: string): Promise<void> => {
      await workbench.command('Welcome: Open Walkthrough...');
      await workbench.page.locator('.quick-input-list .monaco-list-row', { hasText: 'Debug by prediction' }).click();
      await workbench.page.locator('.getting-started-step', { hasText: step }).click();
      await workbench.page.locator('.getting-started-step .monaco-button', { hasText: button }).click();
    };
    await workbench.command('View: Close All Editors');
    await firstSteps('See values', 'Show values beside the code');
    await workbench.page.locator('.tab.active', { hasText: 'def total' }).waitFor();
    await workbench.until('values', async () =>
      (await workbench.decorations()).some((text) => text.includes('result = 30')),
    );
    await firstSteps('See values', 'Show values beside the code');
    await workbench.page.locator('.tab.active', { hasText: 'def total' }).waitFor();
    expect(await workbench.page.locator('.tab', { hasText: 'def total' }).count()).toBe(1);
    await firstSteps('Start in a function', 'Debug a function');
    await workbench.page.locator('.tab.active', { hasText: 'def total' }).waitFor();
    await workbench.until('the functions', async () => (await workbench.picks()).join().includes('total'));
    await workbench.screenshot('contact-first-steps');
  });
});
