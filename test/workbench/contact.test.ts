import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { at, Workbench } from './workbench';

/** What somebody meets who has just installed the extension: lenses, the first hover, where values come from, the menu, the side bar. */
describe('the first contact in the workbench', () => {
  let workbench: Workbench;
  const lens = (text: string) => workbench.page.locator('.codelens-decoration', { hasText: text });
  const toast = (text: string) => workbench.page.locator('.notification-toast', { hasText: text });

  beforeAll(async () => {
    workbench = await Workbench.open('contact');
    await workbench.openFile('shelf.py');
  });

  afterAll(async () => {
    await workbench.close();
  });

  it('names the call that the file itself makes, and none where there is none', async () => {
    await lens("example: count('to be or not')").first().waitFor();
    await lens('choose an example call').first().waitFor();
    await workbench.screenshot('contact-lenses');
  });

  it('shows a value for that call under the mouse, and offers values beside the code, once', async () => {
    const hover = workbench.page.locator('.monaco-resizable-hover .monaco-hover');
    const ask = async (): Promise<string> => {
      await workbench.command('Neural Debug: Show Value Under the Cursor');
      await hover.waitFor();
      await workbench.until('the value', async () => (await hover.innerText()).includes('words'));
      const shown = (await hover.innerText()).replaceAll('\u00a0', ' ');
      await workbench.press('Escape');
      return shown;
    };
    await workbench.goToLine(7);
    await workbench.press('Home');
    const shown = await ask();
    expect(shown).toContain("example: count('to be or not')");
    await toast('values beside the code').waitFor();
    await workbench.screenshot('contact-offer');
    await toast('values beside the code').getByText('Not Now').click();
    await ask();
    await sleep(1000);
    expect(await toast('values beside the code').count()).toBe(0);
  });

  it('has values, hovers and crashes in its menu', async () => {
    await workbench.page.locator('.monaco-editor .view-line', { hasText: 'words' }).first().click({ button: 'right' });
    await workbench.page.locator('.monaco-menu .action-item', { hasText: 'Debug This Function (Predicted)' }).waitFor();
    await workbench.page.locator('.monaco-menu .action-item', { hasText: /^Neural Debug/ }).hover();
    for (const entry of ['Show Value Under the Cursor', 'Values Beside the Code', 'From Traceback'])
      await workbench.page.locator('.monaco-menu .action-item', { hasText: entry }).waitFor();
    await workbench.screenshot('contact-menu');
    await workbench.press('Escape');
    await workbench.press('Escape');
    await workbench.press('Escape');
  });

  it('starts a method where the run of the file calls it, and says so', async () => {
    await lens('Shelf.add(').first().waitFor();
    await workbench.page.locator('.codelens-decoration a', { hasText: 'Neural Debug' }).nth(2).click();
    await workbench.stoppedWhere('in the method', ([top]) => top?.name === 'Shelf.add' || top?.name === 'add');
    await workbench.until('the object of the run', async () => (await workbench.variables()).has('word'));
    expect(await workbench.page.locator('.repl .monaco-list-row').allInnerTexts()).toContainEqual(
      expect.stringContaining('example: Shelf.add('),
    );
    await workbench.screenshot('contact-method');
  });

  it('has a side bar without what the session does not need', async () => {
    const views = await workbench.page.locator('.pane-header .title').allInnerTexts();
    const shown = views.map((view) => view.toLowerCase());
    expect(shown).toEqual(expect.arrayContaining(['timeline', 'causes']));
    expect(shown).not.toContain('alternatives');
    await workbench.endSession();
  });

  it('reads a setting by its old name', async () => {
    // `neural-debug.stayAtEnd` is false in the folder's settings: the session ends with the program.
    await workbench.press('F5');
    await workbench.stoppedWhere('on entry', at(1));
    await workbench.toolbarButton('Continue').click();
    await workbench.until('the end', async () => !(await workbench.page.locator('.debug-toolbar').isVisible()));
  });
});
