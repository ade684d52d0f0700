/**
 * Keeps an outage from filling the disk: every call that fails would log the same stack. The first one is logged whole,
 * those that follow are counted, and their number is logged every few seconds until there are no more.
 */
import type { Bindings, LogFn, Logger } from 'pino';

const COUNTED_FOR_MS = 10_000;
/** The number of different errors at a time; any more are logged whole. */
const MAX_KINDS = 200;
const FATAL = 60;
const WARN = 40;

interface Repeated {
  count: number;
  /** Says how many there were since the last time. */
  say: (count: number) => void;
}

/** For the logger's `hooks`. */
export function createErrorCounter(countedForMs = COUNTED_FOR_MS) {
  const kinds = new Map<string, Repeated>();
  const summarise = (kind: string) => {
    const repeated = kinds.get(kind);
    if (!repeated) return;
    if (repeated.count === 0) {
      kinds.delete(kind);
      return;
    }
    repeated.say(repeated.count);
    repeated.count = 0;
    setTimeout(summarise, countedForMs, kind).unref();
  };
  return function logMethod(this: Logger, args: Parameters<LogFn>, method: LogFn, level: number): void {
    const [bindings, message] = args as unknown as [Bindings, string | undefined];
    const error: unknown = bindings?.['err'];
    const isCounted = error instanceof Error && level >= WARN && level < FATAL;
    const reason = isCounted ? rootOf(error) : '';
    const kind = `${message} ${reason}`;
    const repeated = isCounted ? kinds.get(kind) : undefined;
    if (repeated) {
      repeated.count += 1;
      return;
    }
    method.apply(this, args);
    if (!isCounted || kinds.size >= MAX_KINDS) return;
    kinds.set(kind, { count: 0, say: (count) => method.apply(this, [{ repeated: count, reason }, message]) });
    setTimeout(summarise, countedForMs, kind).unref();
  };
}

/** What caused it all: a failure's own message is in its reader's language. */
function rootOf(error: Error): string {
  if (error.cause instanceof Error) return rootOf(error.cause);
  const code = 'code' in error ? String(error.code) : error.name;
  return `${code}: ${error.message}`;
}
