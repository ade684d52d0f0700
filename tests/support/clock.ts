/** Runs tests on any day, in any time zone. */

import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;
const PRELOAD = join(import.meta.dirname, 'clock-preload.ts');

/**
 * Shifts `Date` by this many milliseconds; timers and `performance` are unchanged. Self-contained, so that its source
 * can be sent to a browser: `context.addInitScript(shiftClock, shiftMs)`.
 */
export function shiftClock(shiftMs: number): void {
  const RealDate = Date;
  const realNow = RealDate.now;
  const now = () => realNow() + shiftMs;
  const ShiftedDate = new Proxy(RealDate, {
    construct: (target, args, newTarget) => Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget),
    apply: () => new RealDate(now()).toString(),
  });
  RealDate.now = now;
  RealDate.prototype.constructor = ShiftedDate;
  globalThis.Date = ShiftedDate;
}

/**
 * How far the clock must move, in milliseconds, for it to be this day now.
 * @param day `2028-02-29`, starting the run at noon, or `2028-02-29T23:50`, both in local time.
 */
function shiftTo(day: string, zone: string): number {
  if (!DAY.test(day) && !MOMENT.test(day)) throw new Error(`"${day}" is neither a day nor a day and a time`);
  const wanted = Date.parse(`${MOMENT.test(day) ? day : `${day}T12:00`}Z`);
  // The first guess may have the offset from the other side of a clock change; the second is right.
  const guess = wanted - offsetAt(wanted, zone);
  return wanted - offsetAt(guess, zone) - (Date.now() - clockShift());
}

/** Environment variables that move a process and its children to that day. */
export function clockEnv(day: string, zone: string): Record<string, string> {
  const options = [process.env['NODE_OPTIONS'], `--import=${pathToFileURL(PRELOAD).href}`];
  return { TZ: zone, TEST_CLOCK_SHIFT_MS: String(shiftTo(day, zone)), NODE_OPTIONS: options.filter(Boolean).join(' ') };
}

/** How far this process's clock is moved, in milliseconds: zero for today. */
export const clockShift = () => Number(process.env['TEST_CLOCK_SHIFT_MS'] ?? 0);

/** The day from this process's environment, for children with an environment of their own. */
export function inheritedClock(): Record<string, string> {
  const names = ['TZ', 'TEST_CLOCK_SHIFT_MS', 'NODE_OPTIONS'];
  return Object.fromEntries(names.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));
}

function offsetAt(moment: number, zone: string): number {
  const format = new Intl.DateTimeFormat('en-GB', { timeZone: zone, timeZoneName: 'longOffset' });
  const name = format.formatToParts(moment).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign, hours = '0', minutes = '0'] = /^GMT(?:([+-])(\d\d):(\d\d))?$/.exec(name) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
}
