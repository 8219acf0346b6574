import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { at, Workbench } from './workbench';

/** The program is edited while it is stopped, far above the line where it is stopped. */
describe('edits during a session', () => {
  let workbench: Workbench;
  const shown = async (): Promise<string> =>
    (await workbench.page.locator('.editor-instance .view-lines').first().innerText()).replaceAll('\u00a0', ' ');
  const stopped = (): Promise<string> =>
    workbench.page.locator('.debug-call-stack-title .state-message, .call-stack-state-message').first().innerText();

  beforeAll(async () => {
    workbench = await Workbench.open('edits');
    await workbench.openFile('bill.py');
    await workbench.goToLine(58);
    await workbench.setBreakpoint(58);
  });

  afterAll(async () => {
    await workbench.close();
  });

  it('leave the cursor where somebody types, and in sight', async () => {
    await workbench.press('F5');
    await workbench.stoppedWhere('at the breakpoint', at(58));
    await workbench.goToLine(2);
    await workbench.until('the cursor', async () => (await shown()).includes('LIMIT_0'));
    await workbench.page.keyboard.type('TAX = 3\n');
    await workbench.press('Control+S');
    // VS Code goes to the stop, whose line is another one now.
    await workbench.stoppedWhere('in the edited text', at(59));
    // The line above has run, and would not go on to the first of the file now.
    await workbench.page.locator('.statusbar-item', { hasText: 'what has run stays as it was' }).first().waitFor();
    await workbench.page.waitForTimeout(1500);
    // Typing alone would bring it back.
    expect(await shown()).toContain('TAX = 3');
    await workbench.page.keyboard.type('# typed on');
    await workbench.until('what is typed', async () => (await shown()).includes('# typed on'));
    expect(await shown()).toContain('TAX = 3\n# typed on');
    await workbench.screenshot('edit-typed-on');
    await workbench.press('Control+S');
  });

  it('count from the first step on in a session that is restarted, which says why it stops', async () => {
    await workbench.step('Step Over', at(58));
    await workbench.until('the reason', async () => (await stopped()) === 'Stopped after a step');
    await workbench.step('Restart', at(59));
    await workbench.until('the new reason', async () => (await stopped()) === 'Stopped at a breakpoint');
    await workbench.screenshot('edit-restarted');
  });

  it('that cannot be applied are told of until one is', async () => {
    const message = workbench.page.locator('.notifications-toasts .notification-list-item', {
      hasText: 'before the edit',
    });
    const type = async (keys: string[]): Promise<void> => {
      await workbench.goToLine(26);
      await workbench.press('Home');
      for (const key of keys) await workbench.press(key);
      await workbench.press('Control+S');
    };
    await type(['#']);
    await message.waitFor({ timeout: 30_000 });
    await workbench.screenshot('edit-refused');
    await type(['Delete']);
    await message.waitFor({ state: 'hidden', timeout: 30_000 });
    await workbench.endSession();
  });
});
