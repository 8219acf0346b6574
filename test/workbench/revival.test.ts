import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { at, Workbench } from './workbench';

/** The process that predicts is killed in the middle of a session: nothing that a person has made is lost. */
describe('a session whose process is killed', () => {
  let workbench: Workbench;
  let variables: Map<string, string>;
  const offer = () =>
    workbench.page.locator('.notification-toast', { hasText: 'It can be predicted again up to there' });
  const dots = () => workbench.page.locator('.glyph-margin-widgets [class*="codicon-debug-breakpoint"]');

  beforeAll(async () => {
    workbench = await Workbench.open('project');
    await workbench.openFile('shop.py');
  });

  afterAll(async () => {
    await workbench.close();
  });

  it('ends, and is offered to be continued', async () => {
    await workbench.setBreakpoint(6);
    await workbench.press('F5');
    await workbench.stoppedWhere('at the breakpoint', at(6));
    await workbench.until('the loop variable', async () => (await workbench.variables()).has('price'));
    variables = await workbench.variables();
    workbench.killModelHost();
    await offer().waitFor();
    expect(await workbench.page.locator('.debug-toolbar').isVisible()).toBe(false);
    await workbench.screenshot('session-lost');
  });

  it('goes on where it was, with the same values', async () => {
    await offer().getByText('Continue from There').click();
    const stack = await workbench.stoppedWhere('where it was', at(6));
    expect(stack.map(({ name }) => name)).toEqual(['total', '<module>']);
    await workbench.until('the same variables', async () => isDeepStrictEqual(await workbench.variables(), variables));
    await workbench.screenshot('session-revived');
  });

  it('is offered again after the model was restarted by hand', async () => {
    await workbench.command('Neural Debug: Restart the Model');
    await offer().getByText('Continue from There').click();
    await workbench.stoppedWhere('where it was', at(6));
    await workbench.until('the same variables', async () => isDeepStrictEqual(await workbench.variables(), variables));
  });

  it('has kept its breakpoints and its past', async () => {
    expect(await dots().count()).toBe(1);
    await workbench.step('Step Back', at(4, 5));
    await workbench.step('Continue', at(6));
    await workbench.step('Reverse', at(1));
    await workbench.endSession();
  });
});
