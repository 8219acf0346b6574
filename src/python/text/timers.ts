/** Timers of processes and browsers. */

/** Nothing waits for it: where a process would otherwise end, it ends. Pages have nothing of the kind, and their timers are numbers. */
export function unwaited(timer: ReturnType<typeof setTimeout>): ReturnType<typeof setTimeout> {
  const { unref } = timer as unknown as { unref?: () => unknown };
  unref?.call(timer);
  return timer;
}
