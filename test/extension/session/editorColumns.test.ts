import { describe, expect, it } from 'vitest';
import { columnsOf, editorColumns, learnWidths, onDidLearnWidths } from '../../../src/extension/session/editorColumns';

const LOOK = { fontSize: 15, hasMinimap: false, groups: 1 };

describe('the columns of an editor', () => {
  it('are those beside the side bar', () => {
    expect(columnsOf({ window: 1120, sideBar: 300 }, LOOK)).toBe(75);
    expect(columnsOf({ window: 900, sideBar: 300 }, LOOK)).toBe(51);
    expect(columnsOf({ window: 1120, sideBar: 300 }, { ...LOOK, fontSize: 20 })).toBe(56);
    expect(columnsOf({ window: 1120, sideBar: 300 }, { ...LOOK, hasMinimap: true })).toBeLessThan(70);
    expect(columnsOf({ window: 1600, sideBar: 300 }, { ...LOOK, groups: 2 })).toBe(59);
  });

  it('are never next to nothing', () => {
    expect(columnsOf({ window: 400, sideBar: 300 }, LOOK)).toBe(40);
  });

  it('are the usual ones until a page has measured', () => {
    expect(editorColumns(() => LOOK)).toBe(100);
    learnWidths({ window: 1120, sideBar: 0 });
    expect(editorColumns(() => LOOK)).toBe(100);
    learnWidths({ window: 1120, sideBar: 300 });
    expect(editorColumns(() => LOOK)).toBe(75);
  });

  it('are looked at again where the window has become narrower, also by a page that is not shown', () => {
    const seen: number[] = [];
    const listening = onDidLearnWidths(() => seen.push(editorColumns(() => LOOK)));
    learnWidths({ window: 1120, sideBar: 300 });
    learnWidths({ window: 900, sideBar: 300 });
    learnWidths({ window: 900, sideBar: 300 });
    learnWidths({ window: 1120, sideBar: 0 });
    listening.dispose();
    learnWidths({ window: 1000, sideBar: 300 });
    expect(seen).toEqual([51, 75]);
  });
});
