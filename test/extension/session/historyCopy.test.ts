import { describe, expect, it } from 'vitest';
import { Recorded, step, type Sketch } from './steps';

const lines = (count: number): Sketch[] => Array.from({ length: count }, (_, line) => ({ event: 'line', line }));

describe('a recording', () => {
  it('reads pages until it has all, and later only what is new', async () => {
    const recorded = new Recorded(lines(2500));
    const recording = await recorded.recording();
    expect([recording.first, recording.last, recording.current]).toEqual([0, 2499, 2499]);
    recorded.steps.push(step(2500, { event: 'line' }));
    recorded.current = 2500;
    recorded.asked.length = 0;
    await recording.refresh();
    expect(recorded.asked).toEqual([2500]);
    expect(recording.last).toBe(2500);
    expect(recording.steps.every((one, index) => one.step === index)).toBe(true);
  });

  it('asks for nothing again where the session has only gone back', async () => {
    const recorded = new Recorded(lines(5));
    const recording = await recorded.recording();
    recorded.current = 2;
    await recording.refresh();
    expect([recording.current, recording.last]).toEqual([2, 4]);
  });

  it('forgets what has been replaced', async () => {
    const recorded = new Recorded(lines(6));
    const recording = await recorded.recording();
    recorded.replacements.push(3);
    recorded.steps = [...recorded.steps.slice(0, 3), step(3, { event: 'line', line: 77 })];
    recorded.current = 3;
    await recording.refresh();
    expect(recording.steps.map(({ line }) => line)).toEqual([0, 1, 2, 77]);
  });

  it('forgets everything where the session has started again', async () => {
    const recorded = new Recorded(lines(6));
    const recording = await recorded.recording();
    recorded.run = 2;
    recorded.steps = [step(0, { event: 'call', line: 9 })];
    recorded.current = 0;
    await recording.refresh();
    expect(recording.steps.map(({ line }) => line)).toEqual([9]);
  });

  it('loses the oldest steps with the session, and gains an inferred past', async () => {
    const recorded = new Recorded(lines(6));
    const recording = await recorded.recording();
    recorded.steps = recorded.steps.slice(4);
    await recording.refresh();
    expect([recording.first, recording.last]).toEqual([4, 5]);
    recorded.steps.unshift(step(3, { event: 'line', source: 'inferred' }));
    await recording.refresh();
    expect([recording.first, recording.last]).toEqual([3, 5]);
    expect(recording.step(3)?.source).toBe('inferred');
  });

  it('goes to places where there is something to see', async () => {
    const recorded = new Recorded([{ event: 'call' }, { event: 'line' }, { event: 'return' }, { event: 'end' }]);
    const recording = await recorded.recording();
    expect([-5, 0, 1, 2, 3, 9].map((number) => recording.place(number))).toEqual([1, 1, 1, 2, 2, 2]);
  });

  it('is still there after a refresh that failed', async () => {
    const recorded = new Recorded(lines(3));
    const recording = await recorded.recording();
    const { ask } = recorded;
    Object.assign(recorded, { ask: () => Promise.reject(new Error('running')) });
    Object.assign(recording, { ask: recorded.ask });
    await expect(recording.refresh()).rejects.toThrow('running');
    expect(recording.last).toBe(2);
    Object.assign(recording, { ask });
    await recording.refresh();
    expect(recording.last).toBe(2);
  });
});
