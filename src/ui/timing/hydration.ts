/**
 * The server draws pages for visitors and the browser hydrates them, so both must render the same at first. What
 * differs between them (the day, the time zone, what only browsers can do) is rendered right afterwards.
 */
import { useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;

const toTheMinute = (milliseconds: number): number => milliseconds - (milliseconds % MINUTE_MS);
const nothing = () => undefined;
const never = () => nothing;

let renderedAt: number | null = null;
let isHydrating = false;

/** Notes when the server drew the page, in milliseconds since 1970. */
export function noteRenderedAt(milliseconds: number): void {
  renderedAt = toTheMinute(milliseconds);
}

/** Call before hydrating a page that the server drew at that time. */
export function beginHydration(milliseconds: number): void {
  noteRenderedAt(milliseconds);
  isHydrating = true;
}

export function endHydration(): void {
  isHydrating = false;
}

/** During a component's first render: true if the server drew it. Unlike a hook, this never causes another render. */
export const isDrawnByServer = (): boolean => isHydrating;

/** False on the server, and until the browser has hydrated the page. */
export function useIsInBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

const thisMinute = () => toTheMinute(Date.now());
const minuteOfRendering = () => renderedAt ?? thisMinute();

/** Like `useNow`, outside components: when the server drew the page, until the browser has hydrated it. */
export const now = (): Date =>
  new Date(typeof window === 'undefined' || isHydrating ? minuteOfRendering() : thisMinute());

const waiting = new Set<() => void>();
let clock: ReturnType<typeof setInterval> | undefined;

/** One timer for the whole page, and none if nothing on it depends on the time. */
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

/** The current time, to the minute; updates while the page stays open. */
export function useNow(): Date {
  return new Date(useSyncExternalStore(everyMinute, thisMinute, minuteOfRendering));
}

const SERVER_ZONE = 'UTC';

/**
 * The time zone to format dates in: undefined for the reader's own. Don't look up its name: a browser that doesn't know
 * its zone calls it "Etc/Unknown", which it then rejects.
 */
export function useReaderZone(): string | undefined {
  return useSyncExternalStore<string | undefined>(never, nothing, () => SERVER_ZONE);
}
