/** Bad input is one clear line on stderr and exit code 2, with nothing on stdout. */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { CASES, cli, Scratch } from '../support/cli';

const scratch = new Scratch();
afterAll(() => {
  scratch.remove();
});

const add = scratch.file('add.py', 'def add(a, b=2):\n    return a + b\n\n\nx = 1\n');
const noFile = join(scratch.path, 'no such file');
const trace = ['trace', add];
const invert = ['invert', add, '--function', 'add'];
const out = ['--out', join(scratch.path, 'out')];

async function refused(args: readonly string[]): Promise<string> {
  const result = await cli(...args);
  expect(result).toMatchObject({ code: 2, out: '' });
  expect(result.err).toMatch(/^neural-debug: [^\n]+\n$/);
  expect(result.err.length).toBeLessThan(2100);
  return result.err.slice('neural-debug: '.length, -1);
}

describe('refused', () => {
  it.each<[string, string[], string]>([
    ['an unknown command', ['run'], 'no command "run"; there are trace, predict'],
    ['a command that objects have', ['constructor'], 'no command "constructor"'],
    ['an unknown option', [...trace, '--fast'], "Unknown option '--fast'"],
    ['an option without its value', [...trace, '--call'], "Option '--call"],
    ['an option for a value', [...trace, '--call', '--json'], "Option '--call' argument is ambiguous"],
    ['no file', ['trace'], 'FILE is missing'],
    ['two files', [...trace, 'b.py'], 'unexpected argument "b.py"'],
    ['a missing file', ['trace', noFile], 'There is no file'],
    ['a folder', ['trace', scratch.path], 'is not a file'],
    ['an empty file', ['trace', scratch.file('empty.py', '')], 'is empty'],
    ['blank lines only', ['trace', scratch.file('blank.py', '\n  \n')], 'is empty'],
    ['a comment only', ['trace', scratch.file('comment.py', '# nothing\n')], 'The file has no statement to run'],
    ['a device', ['trace', '/dev/zero'], '/dev/zero is not a file: it is a device.'],
    ['a path that is too long', ['trace', 'x/'.repeat(5000)], 'is not a path: it is too long.'],
    ['a file that is no text', ['trace', scratch.file('nul.py', 'x = 1\n\0')], 'line 2 contains a NUL character'],
    [
      '3,000 brackets',
      [...trace, '--call', `add(${'['.repeat(3000)}${']'.repeat(3000)})`],
      'nested more than 200 deep',
    ],
    ['a long word', [...trace, '--call', `add(${'x'.repeat(100_000)})`], 'characters is too long'],
    ['text in Latin-1', ['trace', scratch.file('latin.py', Buffer.from('x = "\xe9"\n', 'latin1'))], 'is not UTF-8'],
    [
      'no such function',
      [...trace, '--call', 'multiply(1)'],
      "There is no function 'multiply' in this file. There are: add",
    ],
    ['a budget of nothing', [...trace, '--budget', '0'], '--budget takes seconds, more than 0'],
    ['a budget in words', [...invert, '--budget', 'long'], '--budget takes seconds, more than 0'],
    ['a misspelt function', [...trace, '--call', 'ad(1)'], "There is no function 'ad' in this file. Did you mean add?"],
    ['an unknown name as argument', [...trace, '--call', 'add(nothing)'], 'nothing is not defined in this file'],
    ['half an expression as argument', [...trace, '--call', 'add(1 +)'], '1 + is no expression'],
    ['an open call', [...trace, '--call', 'add(1'], '--call takes a call with Python values'],
    ['no call', [...trace, '--call', ''], 'expected the name of a function'],
    ['text after the call', [...trace, '--call', 'add(1) 2'], '--call takes a call with Python values'],
    ['too few arguments', [...trace, '--call', 'add()'], 'add() takes 1 to 2 arguments (a, b) but 0 were given'],
    ['too many arguments', [...trace, '--call', 'add(1, 2, 3)'], 'but 3 were given'],
    ['an unknown keyword', [...trace, '--call', 'add(1, c=3)'], "unexpected keyword argument 'c'"],
    ['an argument twice', [...trace, '--call', 'add(1, a=3)'], "multiple values for argument 'a'"],
    ['a breakpoint behind the end', [...trace, '--break', '99'], '--break (99): there is no statement'],
    ['a breakpoint at line 0', [...trace, '--break', '0'], '--break takes a whole number of at least 1, not "0"'],
    ['a breakpoint at a word', [...trace, '--break', 'end'], '--break takes a whole number of at least 1, not "end"'],
    [
      'an unknown debugger command',
      [...trace, '--command', 'jump'],
      '--command takes into, over, out, to:LINE or continue',
    ],
    [
      'a goal that is no line',
      [...trace, '--command', 'to:end'],
      '--command takes into, over, out, to:LINE or continue',
    ],
    ['a goal behind the end', [...trace, '--command', 'to:99'], '--command to:LINE (99): there is no statement'],
    ['an unknown jump', [...trace, '--jump', 'far'], '--jump takes precise or direct, not "far"'],
    [
      'an unknown jump of cases',
      ['predict', '--task', 'output', '--cases', CASES, '--jump', '1', ...out],
      '--jump takes',
    ],
    ['no steps', [...trace, '--max-steps', '0'], '--max-steps takes a whole number'],
    ['a port that there is not', ['dap', '--port', '65536'], '--port takes a whole number from 1 to 65535'],
    ['an argument of dap', ['dap', 'x'], 'unexpected argument "x"'],
    ['no task', ['predict', '--cases', CASES, ...out], '--task is missing'],
    ['an unknown task', ['predict', '--task', 'x', '--cases', CASES, ...out], '--task takes output, input'],
    [
      'no candidates',
      ['predict', '--task', 'input', '--cases', CASES, '--candidates', '0', ...out],
      '--candidates takes',
    ],
    ['a result of no function', ['invert', add, '--returns', '1'], '--function is missing'],
    ['a function without a result', [...invert], '--returns or --raises is missing'],
    [
      'two results',
      [...invert, '--returns', '1', '--raises', 'ValueError'],
      '--returns and --raises cannot be combined',
    ],
    ['a result that is no literal', [...invert, '--returns', 'x'], '--returns takes a Python literal'],
    ['an exception with its text', [...invert, '--raises', 'ValueError: x'], '--raises takes the name of an exception'],
    ['a result of a missing function', ['invert', add, '--function', 'ad', '--returns', '1'], 'Did you mean add?'],
    ['no proposals', [...invert, '--returns', '1', '-n', '0'], '-n takes a whole number from 1 to 256'],
    ['an unknown kind of samples', ['encode', ...out, '--kind', 'x', add], '--kind takes steps or'],
    ['no cases', ['predict', '--task', 'output', ...out], '--cases is missing'],
    ['missing cases', ['predict', '--task', 'output', '--cases', noFile, ...out], 'no such file'],
    ['a folder of cases', ['eval', '--cases', scratch.path], 'is not a file'],
    ['a limit of none', ['eval', '--cases', CASES, '--limit', '0'], '--limit takes a whole number'],
    ['no place for answers', ['predict', '--task', 'output', '--cases', CASES, '--out', scratch.path], 'EISDIR'],
    ['a folder for a tokenizer', ['tokenizer', scratch.path], 'EISDIR'],
    ['no trace', ['encode', ...out], 'no trace files'],
    ['a missing trace', ['encode', ...out, noFile], 'no such file'],
    ['a trace without a place for samples', ['encode', add], '--out is missing'],
    ['a program as trace', ['encode', ...out, add], 'line 1: not a trace'],
    ['a damaged archive', ['encode', ...out, scratch.file('t.jsonl.gz', gzipSync('{}').subarray(0, 12))], 't.jsonl.gz'],
  ])('%s', async (_, args, text) => {
    expect(await refused(args)).toContain(text);
  });

  it.each([
    ['no JSON', 'x'],
    ['null', 'null'],
    ['a case without code', '{"id": "a"}'],
    ['a case with half a step', '{"id": "a", "code": "", "steps": [{"event": "call"}]}'],
  ])('a line of cases that is %s', async (_, line) => {
    const path = scratch.file('bad-cases.jsonl', `{"id": "a", "code": "def f(): pass"}\n${line}\n`);
    expect(await refused(['predict', '--task', 'output', '--cases', path, ...out])).toContain('case 2: not a case');
  });

  it('a case without steps, where steps are to be answered', async () => {
    const path = scratch.file('bare.jsonl', '{"id": "bare", "code": "def f(): pass"}\n');
    expect(await refused(['predict', '--task', 'steps', '--cases', path, ...out])).toContain(
      'case bare has no "steps"',
    );
  });
});

describe('a model folder', () => {
  const refusedModel = async (folder: string): Promise<string> => await refused([...trace, '--model', folder]);
  const change = (folder: string, name: string, edit: (old: Buffer) => string | Buffer): void => {
    const path = join(folder, name);
    writeFileSync(path, edit(readFileSync(path)));
  };

  it('that is missing is named', async () => {
    expect(await refusedModel(noFile)).toBe(`no such folder: ${noFile}`);
  });

  it.each(['config.json', 'model.onnx', 'tokenizer.json'])('without %s is named', async (name) => {
    const folder = scratch.model(`without-${name}`);
    rmSync(join(folder, name));
    expect(await refusedModel(folder)).toContain(`${join(folder, name)} is missing`);
    mkdirSync(join(folder, name));
    expect(await refusedModel(folder)).toContain('EISDIR');
  });

  it('with half a network is damaged, also where the checksum is that of the half', async () => {
    const folder = scratch.model('half');
    let sha256 = '';
    change(folder, 'model.onnx', (bytes) => {
      const half = bytes.subarray(0, bytes.length / 2);
      sha256 = createHash('sha256').update(half).digest('hex');
      return half;
    });
    expect(await refusedModel(folder)).toContain('is damaged (its checksum');
    change(folder, 'config.json', (old) => JSON.stringify({ ...(JSON.parse(old.toString()) as object), sha256 }));
    expect(await refusedModel(folder)).toContain('The model cannot be loaded');
  });

  it('with one changed byte is damaged', async () => {
    const folder = scratch.model('damaged');
    change(folder, 'model.onnx', (bytes) => {
      bytes[1000] = (bytes[1000] ?? 0) ^ 1;
      return bytes;
    });
    expect(await refusedModel(folder)).toContain('is damaged (its checksum');
  });

  it('with a network that is none cannot be loaded', async () => {
    const folder = scratch.model('garbage');
    const garbage = 'not a network';
    writeFileSync(join(folder, 'model.onnx'), garbage);
    const sha256 = createHash('sha256').update(garbage).digest('hex');
    change(folder, 'config.json', (old) => JSON.stringify({ ...(JSON.parse(old.toString()) as object), sha256 }));
    expect(await refusedModel(folder)).toContain('The model cannot be loaded');
  });

  it.each<[string, string | object]>([
    ['no JSON', '{'],
    ['null', 'null'],
    ['a later format', { format: 2 }],
    ['half a layer', { layers: 0.5 }],
    ['no heads', { heads: undefined }],
    ['another vocabulary', { vocabulary: 17 }],
    ['a temperature of nothing', { temperature: 0 }],
    ['text for a number', { layers: '8' }],
    ['a list for a checksum', { sha256: [] }],
    ['a curve that is none', { calibration: [[1]] }],
    ['brackets without end', '['.repeat(1e6)],
  ])('with %s as configuration is of another version', async (_, edit) => {
    const folder = scratch.model('configuration');
    change(folder, 'config.json', (old) =>
      typeof edit === 'string' ? edit : JSON.stringify({ ...(JSON.parse(old.toString()) as object), ...edit }),
    );
    expect(await refusedModel(folder)).toContain('config.json is not the configuration of a model of this version');
  });

  it.each<[string, object, string]>([
    ['layers', { layers: 9 }, 'the input past_keys.9 is not known'],
    ['heads', { heads: Number.MAX_SAFE_INTEGER }, 'past_keys.0 is float32 [batch, 4, capacity, 64], not'],
    ['sizes of a head', { heads: 8, headDim: 32 }, 'past_keys.0 is float32 [batch, 4, capacity, 64], not'],
  ])('with other %s than the network has tells both', async (_, edit, text) => {
    const folder = scratch.model('shapes');
    change(folder, 'config.json', (old) => JSON.stringify({ ...(JSON.parse(old.toString()) as object), ...edit }));
    const message = await refusedModel(folder);
    expect(message).toContain('config.json describes another network than model.onnx has');
    expect(message).toContain(text);
  });

  it.each<[string, (text: string) => string]>([
    ['other words', (text) => text.replace('"<do>"', '"<other>"')],
    ['half a file', (text) => text.slice(0, 500)],
    ['an empty object', () => '{}'],
    ['null', () => 'null'],
    ['words in a list', () => '{"model": {"type": "WordLevel", "vocab": []}}'],
  ])('with a tokenizer of %s is of another version', async (_, edit) => {
    const folder = scratch.model('tokenizer');
    change(folder, 'tokenizer.json', (old) => edit(old.toString()));
    expect(await refusedModel(folder)).toContain('tokenizer.json belongs to another version of Neural Debug');
  });
});
