import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { at, Workbench } from './workbench';

/**
 * One debug session in a real VS Code, on the packed extension. What is asserted holds whatever the model predicts:
 * lines that can follow each other, the names a frame has, and states that stepping back replays.
 */
describe('a session in the workbench', () => {
  let workbench: Workbench;

  beforeAll(async () => {
    workbench = await Workbench.open('project');
    await workbench.openFile('shop.py');
  });

  afterAll(async () => {
    await workbench.close();
  });

  it('starts with F5 where there is no launch.json, and stops at the first line where there is no breakpoint', async () => {
    // Before the extension is known, F5 starts nothing.
    await workbench.page.locator('.codelens-decoration', { hasText: 'Neural Debug' }).first().waitFor();
    await workbench.press('F5');
    const stack = await workbench.stoppedWhere('on entry', at(1));
    expect(stack).toEqual([{ name: '<module>', line: 1 }]);
  });

  it('sets a breakpoint by a click beside the line', async () => {
    await workbench.setBreakpoint(6);
  });

  it('steps over a definition and an assignment, and shows the new variable', async () => {
    await workbench.step('Step Over', at(10));
    await workbench.step('Step Over', at(11));
    await workbench.until('the variable cart', async () => (await workbench.variables()).has('cart'));
    expect((await workbench.variables()).get('cart')).toContain('[30, 120, 75]');
  });

  it('steps into a function and shows its frame, arguments and caller', async () => {
    const stack = await workbench.step('Step Into', (rows) => rows.length === 2);
    expect(stack.map((row) => row.name)).toEqual(['total', '<module>']);
    expect([1, 2]).toContain(stack[0]?.line);
    expect(stack[1]?.line).toBe(11);
    await workbench.until('the arguments', async () => (await workbench.variables()).has('discount'));
    const variables = await workbench.variables();
    expect(variables.get('prices')).toContain('[30, 120, 75]');
    expect(variables.get('discount')).toContain('20');
  });

  it('continues to the breakpoint, where the loop variable is shown', async () => {
    const stack = await workbench.step('Continue', at(6));
    expect(stack.map((row) => row.name)).toEqual(['total', '<module>']);
    await workbench.until('the loop variable', async () => (await workbench.variables()).has('price'));
    expect(await workbench.currentLine()).toBe(6);
    await workbench.screenshot('breakpoint');
  });

  it('shows a value under the mouse', async () => {
    expect(await workbench.hover(3, '    for price in '.length)).toContain('[30, 120, 75]');
    await workbench.screenshot('hover');
    await workbench.parkMouse();
  });

  it('steps back to the line before, and forward again into the same state', async () => {
    const before = await workbench.variables();
    await workbench.step('Step Back', at(4, 5));
    await workbench.screenshot('step-back');
    await workbench.step('Step Over', at(5, 6));
    if (!at(6)(await workbench.callStack())) await workbench.step('Step Over', at(6));
    await workbench.until('the same variables', async () => isDeepStrictEqual(await workbench.variables(), before));
  });

  it('goes back to the start in reverse', async () => {
    const stack = await workbench.step('Reverse', at(1));
    expect(stack).toHaveLength(1);
  });

  it('ends with the stop button', async () => {
    await workbench.endSession();
  });
});
