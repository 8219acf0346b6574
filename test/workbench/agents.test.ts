import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Workbench } from './workbench';

/**
 * What agents get, in a real VS Code with the packed extension: another extension invokes a tool through the editor's own interface. And
 * what a person gets of the same tools: repairs as quick fixes.
 */
describe('tools for agents in the workbench', () => {
  let workbench: Workbench;
  const editor = async (): Promise<string> =>
    (await workbench.page.locator('.monaco-editor .view-lines').first().innerText()).replaceAll('\u00a0', ' ');

  beforeAll(async () => {
    workbench = await Workbench.open('agents', 'test/workbench/agentprobe');
    await workbench.openFile('lists.py');
  });

  afterAll(async () => {
    await workbench.close();
  });

  it('offers repairs that are predicted to pass the examples, and applies one', async () => {
    await workbench.goToLine(11);
    await workbench.command('Find Repairs of This Function');
    const actions = workbench.page.locator('.action-widget .monaco-list-row');
    const first = 'Change `<=` to `<`: predicted to pass 2 of 2 examples';
    await workbench.until('the repair', async () =>
      (await actions.allInnerTexts()).some((text) => text.includes(first)),
    );
    await workbench.screenshot('agents-repairs');
    // They go away for who does not want them, and can be asked for again.
    const marks = workbench.page.locator('.monaco-editor .squiggly-info');
    await marks.first().waitFor();
    const focused = workbench.page.locator('.action-widget .monaco-list-row.focused');
    await workbench.until('the last entry', async () => {
      await workbench.press('ArrowDown');
      return (await focused.innerText()).includes('Dismiss these repairs');
    });
    await workbench.press('Enter');
    await marks.first().waitFor({ state: 'detached' });
    await workbench.goToLine(11);
    await workbench.command('Find Repairs of This Function');
    await workbench.until('the repair, again', async () =>
      (await actions.allInnerTexts()).some((text) => text.includes(first)),
    );
    // The first one has the focus.
    await workbench.press('Enter');
    await workbench.until('the change', async () => (await editor()).includes('while xs[i] < k:'));
    // Not saved: the tool below sees what the editor has.
    expect(await editor()).toContain('return xs[i]');
  });

  it('answers another extension, by the text of the editor', async () => {
    await workbench.command('Agent: Invoke a Tool');
    await workbench.until('the answer', async () => (await editor()).includes('"verdict": "met"'));
    const answer = await editor();
    expect(answer).toContain('"tools": 7');
    expect(answer).toContain('"repr": "5"');
    await workbench.screenshot('agents-tool');
  });

  it('copies the skill file', async () => {
    await workbench.command('Copy Skill File for Agents into Workspace');
    await workbench.page.locator('.quick-input-list .monaco-list-row', { hasText: '.github/skills' }).first().click();
    const title = /^# .*$/m.exec(readFileSync('media/agents/SKILL.md', 'utf8'))?.[0] ?? 'a title';
    await workbench.until('the file', async () => (await editor()).includes(title));
  });
});
