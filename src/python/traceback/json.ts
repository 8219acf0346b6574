/** Tracebacks inside JSON: events as Sentry has them, and log records that hold a traceback as text. */
import type { Traceback, TracebackException, TracebackFrame } from './traceback';

/** Deeper and larger ones are not looked through. */
const DEEPEST = 12;
const MOST_VALUES = 20_000;

/** What a JSON text holds: events read as tracebacks, or else texts that may be ones. */
export interface JsonTracebacks {
  readonly tracebacks: readonly Traceback[];
  readonly texts: readonly string[];
}

/** @returns undefined for a text that is not JSON; one record a line is, too */
export function readJson(text: string): JsonTracebacks | undefined {
  const whole = parsed(text);
  const lines = whole === undefined ? text.split('\n').filter((line) => line.trim().startsWith('{')) : [];
  const roots = whole === undefined ? lines.flatMap((line) => parsed(line) ?? []) : [whole];
  if (roots.length === 0) return undefined;
  const tracebacks: Traceback[] = [];
  const texts: string[] = [];
  let left = MOST_VALUES;
  const visit = (value: unknown, depth: number): void => {
    if (depth > DEEPEST || left-- <= 0) return;
    if (typeof value === 'string' && value.includes('Traceback (most recent call last)')) texts.push(value);
    if (!isObject(value)) return;
    const event = eventOf(value);
    if (event) tracebacks.push(event);
    else for (const part of Object.values(value)) visit(part, depth + 1);
  };
  for (const root of roots) visit(root, 0);
  return { tracebacks, texts };
}

/** `{"type": "ValueError", "value": "…", "stacktrace": {"frames": […]}}` */
function eventOf({ type, value, stacktrace }: Readonly<Record<string, unknown>>): Traceback | undefined {
  const list = isObject(stacktrace) ? stacktrace.frames : undefined;
  const frames = Array.isArray(list) ? list.flatMap((one: unknown) => (isObject(one) ? frameOf(one) : [])) : [];
  if (frames.length === 0) return undefined;
  const message = typeof value === 'string' && value !== '' ? { message: value } : {};
  const exception: TracebackException | undefined =
    typeof type === 'string' ? { type: type.slice(type.lastIndexOf('.') + 1), ...message } : undefined;
  const isSyntaxError = /^(?:Syntax|Indentation|Tab)Error$/.test(exception?.type ?? '');
  return { frames, isSyntaxError, ...(exception && { exception }) };
}

function frameOf(frame: Readonly<Record<string, unknown>>): TracebackFrame[] {
  const { abs_path: absolute, filename, lineno: line, function: name, context_line: context, vars } = frame;
  const file = typeof absolute === 'string' ? absolute : filename;
  if (typeof file !== 'string' || typeof line !== 'number') return [];
  const locals = isObject(vars)
    ? Object.entries(vars).flatMap(([key, text]) => (typeof text === 'string' ? [[key, text] as const] : []))
    : [];
  return [
    {
      file,
      line,
      ...(typeof name === 'string' && { function: name }),
      ...(typeof context === 'string' && context.trim() !== '' && { text: context.trim() }),
      ...(locals.length > 0 && { locals: Object.fromEntries(locals) }),
    },
  ];
}

function parsed(text: string): unknown {
  if (!/^\s*[[{]/.test(text)) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
