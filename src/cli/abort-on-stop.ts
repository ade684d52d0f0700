/** Aborts when a command should stop: on a signal, or once the npm process that started it has ended. */

const PARENT_POLL_MS = 1_000;

export function abortOnStop(): AbortSignal {
  const controller = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => controller.abort());
  if (process.env['npm_lifecycle_event']) abortWhenOrphaned(controller);
  return controller.signal;
}

/** npm forwards a signal to the shell in which it runs the command, and that shell may exit without forwarding it. */
function abortWhenOrphaned(controller: AbortController): void {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    controller.abort();
  }, PARENT_POLL_MS);
  timer.unref();
}
