import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { at, Workbench } from './workbench';

/** A program that asks whoever runs it, and a console that knows what the program has imported. */
describe('a program that asks', () => {
  let workbench: Workbench;
  const box = () => workbench.page.locator('.quick-input-widget');
  const console = () => workbench.page.locator('.repl');

  const type = async (question: string, text: string): Promise<void> => {
    await box().filter({ hasText: question }).waitFor({ timeout: 60_000 });
    await workbench.page.keyboard.type(text);
    await workbench.press('Enter');
  };

  beforeAll(async () => {
    workbench = await Workbench.open('input');
    await workbench.openFile('greeting.py');
    await workbench.setBreakpoint(15);
  });

  afterAll(async () => {
    await workbench.close();
  });

  it('waits for what is typed, and asks again where the program does', async () => {
    await workbench.command('Neural Debug: Debug This File (Predicted)');
    await box().filter({ hasText: 'in line 12' }).waitFor({ timeout: 60_000 });
    await type('Your name?', 'Ann');
    await type('Your age?', 'old');
    await workbench.screenshot('input');
    await type('Your age?', '20');
    await workbench.stoppedWhere('at the breakpoint', at(15));
    await workbench.until('the values', async () => {
      const values = await workbench.variables();
      return values.get('name') === "'Ann'" && values.get('age') === '20';
    });
    const printed = async (): Promise<string> => (await console().innerText()).replaceAll('\u00a0', ' ');
    await workbench.until('the dialogue', async () => /Your name\? Ann[^]*Ann is 20/.test(await printed()));
  });

  it('has a console that knows its imports', async () => {
    await console().locator('.monaco-editor').last().click();
    await workbench.page.keyboard.type('re.findall("[0-9]", str(age))');
    await workbench.press('Enter');
    await workbench.until('the answer', async () => (await console().innerText()).includes("['2', '0']"));
  });

  it('is not asked again on the way back and forth', async () => {
    await workbench.step('Step Back', at(14));
    await workbench.step('Step Over', at(15));
    expect(await box().isVisible()).toBe(false);
  });

  it('is asked no more once it is paused, and again when it goes on', async () => {
    await workbench.command('Debug: Restart');
    await box().filter({ hasText: 'Your name?' }).waitFor({ timeout: 60_000 });
    await workbench.press('F6');
    await box().waitFor({ state: 'hidden', timeout: 60_000 });
    await workbench.stoppedWhere('where it asks', at(12));
    await workbench.screenshot('input-paused');
    await workbench.press('F5');
    await type('Your name?', 'Bo');
    await type('Your age?', '7');
    await workbench.stoppedWhere('at the breakpoint', at(15));
    await workbench.until('the name', async () => (await workbench.variables()).get('name') === "'Bo'");
  });

  it('is ended by the button of the question, which covers the debug toolbar', async () => {
    await workbench.command('Debug: Restart');
    await box().filter({ hasText: 'Your name?' }).waitFor({ timeout: 60_000 });
    await box().locator('[aria-label="Stop"]').first().click();
    await box().waitFor({ state: 'hidden', timeout: 60_000 });
    await workbench.until('the end', async () => !(await workbench.page.locator('.debug-toolbar').isVisible()));
  });
});
