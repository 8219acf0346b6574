/** What a program asks of `asyncio`, as far as its event loop is followed: `run`, `sleep`, `gather`, `create_task`, and `await`. */
import type { SyntaxNode } from '../../python/statements/tree/syntax-node';
import { classOf, findMethod, functionValue } from '../../python/definitions/definitions';
import type { SourceFile } from '../../python/syntax';
import type { Value } from '../../python/values/value';
import { isGenerator } from '../calls/generators';
import { argumentsOf, givenIn, missingArgument } from '../operands/leads';
import { cancelled, gathering, handle, MAIN, numberOf, settled, settledOf, type Settled } from '../state/event-loop';
import { loopOf, withLoop } from '../state/running-loop';
import type { State } from '../state/state';
import { NONE } from '../objects/containers';
import { exceptionValue, thrownValue } from '../state/exceptions';
import { namedTask, NO_LOOP, taskOf } from './asyncio-primitives';
import { libraryPath } from './built-ins/library-iterators';
import { innerCall, type HeldValues, type InnerStep } from './calls/inner-call';

const FOLLOWED = /^asyncio\.(?:run|sleep|gather|create_task|ensure_future|current_task)$/;

/** Of the module that is not evaluated these are only handed on, and compared. */
const EXCEPTION = /^asyncio\.(?:exceptions\.)?(CancelledError|TimeoutError)$/;

/** @param imported what a name means by the import statements */
export function asyncioStep(
  source: SourceFile,
  node: SyntaxNode,
  values: HeldValues,
  imported: (name: string) => string | undefined,
): InnerStep | undefined {
  if (node.type === 'await') return awaited(source, node, values);
  const callee = node.type === 'call' ? node.get('function')?.bare : undefined;
  const exception = exceptionStep(node, values, imported);
  if (exception) return exception;
  if (!callee) return undefined;
  const asked = taskMethod(source, node, callee, values) ?? nextAwaited(node, callee, values);
  if (asked) return asked;
  const path = libraryPath(callee, imported);
  if (path === undefined || !FOLLOWED.test(path)) return undefined;
  const written = givenIn(node.get('arguments'));
  const open = missingArgument(written, values);
  if (open) return { needs: open };
  const all = argumentsOf(written, values);
  const given = all.filter(({ keyword }) => keyword === undefined).map(({ value }) => value);
  const [first] = given;
  switch (path) {
    case 'asyncio.run':
      return first && isGenerator(first) ? { runs: first } : undefined;
    case 'asyncio.sleep': {
      const [delay, result] = ['delay', 'result'].map((name, at) => all.find(({ keyword }) => keyword === name)?.value ?? given[at]); // prettier-ignore
      if (!delay) return undefined;
      const _sleep: Value = { kind: 'call', name: 'asyncio.sleep', args: [delay] };
      if (!result || result.kind === 'none') return { value: _sleep };
      return innerCall('<sleep>', { _sleep, _result: result }, ['await _sleep', 'return _result'], { isAsync: true, lazy: 'coroutine' }); // prettier-ignore
    }
    case 'asyncio.current_task': {
      const running = (state: State): Value => {
        const loop = loopOf(state);
        return loop ? handle('Task', loop.running ?? MAIN) : NO_LOOP;
      };
      return { does: (state) => [state, running(state)] };
    }
    case 'asyncio.gather': {
      const keeps = all.find(({ keyword }) => keyword === 'return_exceptions')?.value;
      const isKept = keeps?.kind === 'bool' && keeps.value;
      return { does: (state) => gathers(state, given, isKept) };
    }
    default:
      return (
        first && { does: (state) => namedTask(state, first, all.find(({ keyword }) => keyword === 'name')?.value) }
      );
  }
}

/** `asyncio.CancelledError`, and what a call of it makes. */
function exceptionStep(
  node: SyntaxNode,
  values: HeldValues,
  imported: (name: string) => string | undefined,
): InnerStep | undefined {
  const named = node.type === 'call' ? node.get('function')?.bare : node;
  const [, name] = named?.type === 'attribute' ? (EXCEPTION.exec(libraryPath(named, imported) ?? '') ?? []) : [];
  if (name === undefined) return undefined;
  if (node.type !== 'call') return { value: { kind: 'opaque', type: 'class', name }, inPlace: true };
  const given = givenIn(node.get('arguments'));
  const open = missingArgument(given, values);
  if (open) return { needs: open };
  const args = argumentsOf(given, values).map(({ value }) => value);
  return { value: { kind: 'call', name, args } };
}

function awaited(source: SourceFile, node: SyntaxNode, values: HeldValues): InnerStep | undefined {
  const [operand] = node.named;
  const value = values.of(operand);
  if (!value) return operand && { needs: operand };
  if (isGenerator(value)) return { yields: value, isFrom: true };
  if (value.kind === 'call' && /^asyncio\.(?:sleep|Task|gather)$/.test(value.name)) return { awaits: value };
  const owner = value.kind === 'object' ? classOf(source, value) : undefined;
  if (operand && owner && findMethod(source, owner, '__await__'))
    return {
      ...innerCall('<await>', { _object: value }, ['return _object.__await__()']),
      place: operand,
      inPlace: true,
    };
  const reason = value.kind === 'unknown' ? value.reason : undefined;
  return { value: { kind: 'unknown', reason: reason ?? 'what is awaited is not followed' }, inPlace: true };
}

/** `anext(g)` or `g.__anext__()` of an asynchronous generator: a coroutine. */
function nextAwaited(node: SyntaxNode, callee: SyntaxNode, values: HeldValues): InnerStep | undefined {
  const isMethod = callee.type === 'attribute' && callee.get('attribute')?.text === '__anext__';
  const [only, ...more] = callee.text === 'anext' ? givenIn(node.get('arguments')) : [];
  const holder = isMethod ? callee.get('object') : more.length === 0 ? only?.node : undefined;
  const value = values.of(holder);
  if (!holder || !value) return holder && { needs: holder };
  if (!isGenerator(value)) return isMethod ? undefined : innerCall('<anext>', { _items: value }, ['return _items.__anext__()']); // prettier-ignore
  const lines = ['async for _item in _items:', '    return _item', 'raise StopAsyncIteration'];
  return innerCall('<anext>', { _items: value }, lines, { isAsync: true, lazy: 'coroutine' });
}

const OF_TASKS = /^(?:result|exception|done|cancel|cancelled|get_name)$/;

/** `result()`, `done()`, `cancel()` and other methods of a task. */
function taskMethod(
  source: SourceFile,
  node: SyntaxNode,
  callee: SyntaxNode,
  values: HeldValues,
): InnerStep | undefined {
  const object = callee.type === 'attribute' ? callee.get('object')?.bare : undefined;
  const holder = values.of(object);
  const name = callee.get('attribute')?.text ?? '';
  // `done.pop().result()`: what it is a method of comes first.
  if (!holder && object?.type === 'call' && OF_TASKS.test(name)) return { needs: object };
  if (numberOf(holder, 'Task') === undefined || !holder) return undefined;
  if (name === 'result') return innerCall('<result>', { _task: holder }, RESULT);
  if (name === 'set_result' || name === 'set_exception') return settingStep(source, node, holder, values, name);
  if (name === 'add_done_callback') return callbackStep(source, node, holder, values);
  return {
    does: (state) => {
      const loop = loopOf(state);
      const done = loop && settledOf(loop, holder);
      if (loop && name === 'done') return [state, { kind: 'bool', value: done !== undefined }];
      const number = numberOf(holder, 'Task') ?? 0;
      if (loop && name === 'cancelled')
        return [state, { kind: 'bool', value: done?.exception?.type === 'CancelledError' }];
      if (loop && name === 'cancel')
        return [done ? state : withLoop(state, cancelled(loop, number)), { kind: 'bool', value: !done }];
      const called = name === 'get_name' ? loop?.tasks.get(number)?.name : undefined;
      if (called) return [state, called];
      if (name === 'exception' && done) return [state, done.exception ? exceptionValue(done.exception) : NONE];
      const result = name === RESULT_OF ? done?.value : undefined;
      return [state, result ?? { kind: 'unknown', reason: `${name} of a task is not followed` }];
    },
  };
}

const RESULT_OF = '__value__';
const RESULT = ['_error = _task.exception()', 'if _error is None:', `    return _task.${RESULT_OF}()`, 'raise _error'];

/** A future gets its value, or what it raises, from the program. */
function settingStep(
  source: SourceFile,
  node: SyntaxNode,
  holder: Value,
  values: HeldValues,
  name: string,
): InnerStep | undefined {
  const [given] = givenIn(node.get('arguments'));
  const value = given && values.of(given.node);
  if (!value) return given && { needs: given.node };
  const exception = name === 'set_exception' ? thrownValue(source, value) : undefined;
  const done: Settled = exception ? { exception } : { value };
  return {
    does: (state) => {
      const loop = loopOf(state);
      return loop ? [withLoop(state, settled(loop, numberOf(holder, 'Task') ?? 0, done)), NONE] : [state, NO_LOOP];
    },
  };
}

/** A function that is called with the task once it is done. */
function callbackStep(source: SourceFile, node: SyntaxNode, _task: Value, values: HeldValues): InnerStep | undefined {
  const info = source.functions.find(({ qualifiedName }) => qualifiedName === 'asyncio.add_done_callback');
  const [given] = givenIn(node.get('arguments'));
  const _callback = given && values.of(given.node);
  if (given && !_callback) return { needs: given.node };
  if (!info || !_callback) return undefined;
  return innerCall('<add_done_callback>', { _add: functionValue(info), _task, _callback }, ['_add(_task, _callback)', 'return None']); // prettier-ignore
}

function gathers(state: State, given: readonly Value[], keepsExceptions: boolean): readonly [State, Value] {
  let next = state;
  const numbers: number[] = [];
  for (const one of given) {
    const [after, task] = taskOf(next, one);
    const number = numberOf(task, 'Task');
    if (number === undefined) return [state, NO_LOOP];
    next = after;
    numbers.push(number);
  }
  const loop = loopOf(next);
  if (!loop) return [state, NO_LOOP];
  return [withLoop(next, gathering(loop, numbers, keepsExceptions)), handle('gather', loop.next)];
}
