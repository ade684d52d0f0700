/** What tells a command to stop: a signal, or that npm, which started it, has gone. */

const PARENT_ASKED_EVERY_MS = 1_000;

export function abortOnStop(): AbortSignal {
  const controller = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => controller.abort());
  if (process.env['npm_lifecycle_event']) abortWithoutParent(controller);
  return controller.signal;
}

/** npm passes a signal on to the shell that it runs the command in, which may end without passing it on. */
function abortWithoutParent(controller: AbortController): void {
  const parent = process.ppid;
  const asking = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(asking);
    controller.abort();
  }, PARENT_ASKED_EVERY_MS);
  asking.unref();
}
