/**
 * The server draws pages for visitors, and the browser takes them over: both must say the same at first. What differs
 * between them (the day, the time zone, what only browsers can do) follows right afterwards.
 */
import { useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;

const toTheMinute = (milliseconds: number): number => milliseconds - (milliseconds % MINUTE_MS);
const nothing = () => undefined;
const never = () => nothing;

let renderedAt: number | null = null;
let isTakingOver = false;

/** When the server drew the page, in milliseconds since 1970. */
export function noteRenderedAt(milliseconds: number): void {
  renderedAt = toTheMinute(milliseconds);
}

/** The browser is about to take over what the server drew then. */
export function beginTakingOver(milliseconds: number): void {
  noteRenderedAt(milliseconds);
  isTakingOver = true;
}

export function endTakingOver(): void {
  isTakingOver = false;
}

/** While a component renders for the first time: whether the server drew it. Unlike a hook, it never renders it again. */
export const isDrawnByServer = (): boolean => isTakingOver;

/** False on the server, and until the browser has taken its page over. */
export function useIsInBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

const thisMinute = () => toTheMinute(Date.now());
const minuteOfRendering = () => renderedAt ?? thisMinute();

/** As `useNow`, for what isn't a component: when the server drew the page, until the browser has taken it over. */
export const now = (): Date =>
  new Date(typeof window === 'undefined' || isTakingOver ? minuteOfRendering() : thisMinute());

const waiting = new Set<() => void>();
let clock: ReturnType<typeof setInterval> | undefined;

/** One timer for the whole page, and none when nothing on it tells the time. */
function everyMinute(listener: () => void): () => void {
  waiting.add(listener);
  clock ??= setInterval(() => {
    for (const one of waiting) one();
  }, MINUTE_MS);
  return () => {
    waiting.delete(listener);
    if (waiting.size > 0) return;
    clearInterval(clock);
    clock = undefined;
  };
}

/** The current time, to the minute; follows it while the page stays open. */
export function useNow(): Date {
  return new Date(useSyncExternalStore(everyMinute, thisMinute, minuteOfRendering));
}

const SERVER_ZONE = 'UTC';

/**
 * The time zone to say dates in: undefined for the reader's own. Its name isn't asked for, since a browser that doesn't
 * know its zone calls it one that it refuses ("Etc/Unknown").
 */
export function useReaderZone(): string | undefined {
  return useSyncExternalStore<string | undefined>(never, nothing, () => SERVER_ZONE);
}
