import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Workbench } from './workbench';

/** Two sessions at once, in a real VS Code: the views follow the one that the call stack shows, and each goes on by itself. */
describe('two sessions in the workbench', () => {
  let workbench: Workbench;
  const rows = (text: string): Locator =>
    workbench.page.locator('.debug-call-stack .monaco-list-row', { hasText: text });
  const timeline = async (): Promise<string> => {
    const frames = workbench.page.frames().map(async (frame) => {
      const text = frame.locator('body');
      return await text.innerText({ timeout: 1000 }).catch(() => '');
    });
    return (await Promise.all(frames)).find((text) => /Step \d+ of \d+/.test(text)) ?? '';
  };
  const pane = (name: string): Locator => workbench.page.locator('.pane', { hasText: name });
  const stoppedIn = async (file: string, line: number): Promise<void> => {
    await workbench.until(`a stop at ${file}:${line}`, async () => {
      const texts = await rows(file).allInnerTexts();
      return texts.some((text) => new RegExp(`\\b${line}:1\\b`).test(text));
    });
  };

  /** Chooses a session in the call stack: those that are not looked at are folded. */
  const look = async (file: string): Promise<void> => {
    const frame = rows(file).filter({ has: workbench.page.locator('.stack-frame') });
    await workbench.until(`the frames of ${file}`, async () => {
      if ((await frame.count()) > 0) return true;
      await rows(`${file} (Neural Debug)`).first().click();
      await workbench.press('ArrowRight');
      return false;
    });
    await frame.last().click();
    await workbench.parkMouse();
  };

  beforeAll(async () => {
    workbench = await Workbench.open('sessions');
    await workbench.openFile('bakery.py');
  });

  afterAll(async () => {
    await workbench.close();
  });

  it('start beside each other', async () => {
    await workbench.page.locator('.codelens-decoration').first().waitFor();
    await workbench.press('F5');
    await stoppedIn('bakery.py', 1);
    await workbench.command('View: Show Explorer');
    await workbench.openFile('garden.py');
    await workbench.command('Neural Debug: Debug This File');
    await rows('garden.py (Neural Debug)').first().waitFor();
    // The one that was started last is the one that is looked at.
    await workbench.until('the second session', async () => (await timeline()).includes('import seeds'));
    await workbench.until('its line', async () => (await workbench.currentLine()) === 1);
    await stoppedIn('garden.py', 1);
    expect(await rows('bakery.py (Neural Debug)').count()).toBe(1);
    await workbench.screenshot('sessions-two');
  });

  it('go on one by one, and the views show the one that is looked at', async () => {
    await workbench.until('its first line', async () => (await timeline()).includes('import seeds'));
    for (const line of [3, 4, 5, 6]) {
      await workbench.toolbarButton('Step Over').click();
      await stoppedIn('garden.py', line);
    }
    await workbench.toolbarButton('Step Over').click();
    await workbench.until('the assumption', async () => (await pane('Alternatives').count()) > 0);
    await workbench.until('its timeline', async () => /garden|spare/.test(await timeline()));
    await look('bakery.py');
    await workbench.until('the timeline of the other', async () => (await timeline()).includes('def bake'));
    await workbench.until('no alternatives', async () => (await pane('Alternatives').count()) === 0);
    await workbench.until('its variables', async () => !(await workbench.variables()).has('plants'));
    await workbench.parkMouse();
    await workbench.screenshot('sessions-other');
    await workbench.toolbarButton('Step Over').click();
    await stoppedIn('bakery.py', 8);
    await look('garden.py');
    await workbench.until('the first again', async () => (await workbench.variables()).get('plants') === '15');
    await workbench.until('its alternatives', async () => (await pane('Alternatives').count()) > 0);
  });

  it('end one by one', async () => {
    await workbench.toolbarButton('Stop').click();
    await workbench.until('one session', async () => (await rows('garden.py').count()) === 0);
    await look('bakery.py');
    await workbench.toolbarButton('Step Over').click();
    await stoppedIn('bakery.py', 9);
    await workbench.until('its value', async () => (await workbench.variables()).get('total') === '8');
    await workbench.endSession();
  });
});
