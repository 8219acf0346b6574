/** `encode` on the recorded traces: its samples are the codec's, and read back. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { Tokenizer } from '@huggingface/tokenizers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AnswerReader } from '../../../src/codec/step/answer/answer-reader';
import { writeAnswer } from '../../../src/codec/step/answer/answer-writer';
import { CodecError } from '../../../src/codec/vocabulary/slots';
import { samplesOf } from '../../../src/codec/traces/step-samples';
import { TOKENS, tokenText } from '../../../src/codec/vocabulary/vocabulary';
import { loadPython } from '../../../src/python/source';
import { cli, Scratch } from '../../support/cli';
import { PROGRAMS, readTrace } from '../../support/oracle';

const scratch = new Scratch();
afterAll(() => {
  scratch.remove();
});

const python = await loadPython();
const names = ['loops', 'calls', 'exceptions'];

interface Sample {
  readonly prompt: readonly number[];
  readonly forced: readonly number[];
  readonly answer: readonly number[];
  readonly group: number;
}

function words(buffer: Buffer, size: 2 | 4): number[] {
  return Array.from({ length: buffer.length / size }, (_, i) =>
    size === 2 ? buffer.readUInt16LE(i * 2) : buffer.readUInt32LE(i * 4),
  );
}

function readSamples(folder: string): Sample[] {
  const tokens = words(readFileSync(join(folder, 'samples.bin')), 2);
  const index = words(readFileSync(join(folder, 'index.bin')), 4);
  const groups = readFileSync(join(folder, 'group.bin'));
  return Array.from({ length: index.length / 4 }, (_, i) => {
    const [offset = 0, prompt = 0, forced = 0, length = 0] = index.slice(i * 4, i * 4 + 4);
    const all = tokens.slice(offset, offset + length);
    return {
      prompt: all.slice(0, prompt),
      forced: all.slice(prompt, prompt + forced),
      answer: all.slice(prompt + forced),
      group: groups[i] ?? -1,
    };
  });
}

describe('encode', () => {
  const out = join(scratch.path, 'samples');
  let samples: Sample[];
  let told: string;
  beforeAll(async () => {
    const [first = '', ...rest] = names.map((name) => join(PROGRAMS, `${name}.trace.json`));
    const packed = scratch.file('traces-packed.jsonl.gz', gzipSync(readFileSync(first)));
    const { code, err } = await cli('encode', '--out', out, packed, ...rest);
    expect(code).toBe(0);
    told = err;
    samples = [...readSamples(join(out, 'train')), ...readSamples(join(out, 'validation'))];
  });

  it('writes samples, and says how many and what it left out', () => {
    expect(samples.length).toBeGreaterThan(40);
    expect(told).toMatch(/^packed: \d+ \+ \d+ samples, \d+ tokens$/m);
    expect(told).toContain('left out:');
    const meta: unknown = JSON.parse(readFileSync(join(out, 'train', 'meta.json'), 'utf8'));
    expect(meta).toEqual({
      vocabulary: TOKENS.length,
      groups: ['packed', 'calls.trace.json', 'exceptions.trace.json'],
    });
    expect(new Set(samples.map(({ group }) => group))).toEqual(new Set([0, 1, 2]));
  });

  it('writes no sample twice', () => {
    const texts = samples.map(({ prompt, forced, answer }) => [...prompt, ...forced, ...answer].join(' '));
    expect(new Set(texts).size).toBe(texts.length);
  });

  it("uses the tokenizer's ids", () => {
    const tokenizer = new Tokenizer(JSON.parse(readFileSync('models/tokenizer.json', 'utf8')) as object, {});
    for (const { prompt, answer } of samples) {
      const ids = [...prompt, ...answer];
      expect(tokenizer.encode(ids.map(tokenText).join(' ')).ids).toEqual(ids);
      expect([tokenText(prompt[0] ?? -1), tokenText(prompt.at(-1) ?? -1)]).toEqual(['<step>', '<do>']);
    }
  });

  it('writes answers that read back', () => {
    const prompts = new Map(
      names.flatMap((name) => {
        const trace = readTrace(name);
        const all = [...samplesOf(python.parse(trace.source), trace, () => undefined)];
        // A call that does not fit its function is written like one that does, and is a question of its own.
        return all.flatMap(({ prompt, answer }) => {
          try {
            return [[[...prompt.tokens, ...prompt.forced, ...writeAnswer(prompt, answer)].join(' '), prompt] as const];
          } catch (error) {
            // `encode` leaves it out.
            if (error instanceof CodecError) return [];
            throw error;
          }
        });
      }),
    );
    for (const { prompt: tokens, forced, answer } of samples) {
      const prompt = prompts.get([...tokens, ...forced, ...answer].join(' '));
      expect(prompt).toBeDefined();
      if (!prompt) continue;
      const reader = new AnswerReader(prompt);
      for (const token of answer) reader.push(token, 1);
      expect(reader.done, answer.map(tokenText).join(' ')).toBe(true);
      expect(reader.prediction().confidence).toBe(1);
    }
  });

  it('leaves out what is too long', async () => {
    const short = join(scratch.path, 'short');
    const { err } = await cli('encode', '--out', short, '--longest', '40', join(PROGRAMS, 'loops.trace.json'));
    expect(err).toMatch(/ {2}\d+ {2}too long/);
    const kept = [...readSamples(join(short, 'train')), ...readSamples(join(short, 'validation'))];
    for (const { prompt, forced, answer } of kept)
      expect(prompt.length + forced.length + answer.length).toBeLessThanOrEqual(40);
  });
});

describe('encode --kind undo', () => {
  it('writes backward questions with answers', async () => {
    const undo = join(scratch.path, 'undo');
    const traces = names.map((name) => join(PROGRAMS, `${name}.trace.json`));
    expect((await cli('encode', '--kind', 'undo', '--out', undo, ...traces)).code).toBe(0);
    const samples = [...readSamples(join(undo, 'train')), ...readSamples(join(undo, 'validation'))];
    expect(samples.length).toBeGreaterThan(20);
    for (const { prompt, forced, answer } of samples) {
      expect(tokenText(prompt[0] ?? -1)).toBe('<undo>');
      expect(prompt.map(tokenText)).toContain('<do>');
      expect(forced).toEqual([]);
      expect(tokenText(answer.at(-1) ?? -1)).toBe('<end>');
    }
  });
});

describe('tokenizer', () => {
  it('writes the committed file', async () => {
    const path = join(scratch.path, 'tokenizer.json');
    expect(await cli('tokenizer', path)).toEqual({ code: 0, out: '', err: '' });
    expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual(JSON.parse(readFileSync('models/tokenizer.json', 'utf8')));
  });
});
