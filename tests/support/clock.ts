/** The day on which tests run: any that they're told, in any time zone. */

import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;
const PRELOAD = join(import.meta.dirname, 'clock-preload.ts');

/**
 * Moves `Date` by so many milliseconds; timers and `performance` stay as they are. It needs nothing from outside itself,
 * so a browser can be given its source: `context.addInitScript(shiftClock, shiftMs)`.
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
 * How far the clock has to move for it to be this day now.
 * @param day `2028-02-29`, which begins the run at noon, or `2028-02-29T23:50`, both on the clocks of the zone.
 */
function shiftTo(day: string, zone: string): number {
  if (!DAY.test(day) && !MOMENT.test(day)) throw new Error(`"${day}" is neither a day nor a day and a time`);
  const wanted = Date.parse(`${MOMENT.test(day) ? day : `${day}T12:00`}Z`);
  // The offset of the first guess may be that of the other side of a clock change: the second guess is right.
  const guess = wanted - offsetAt(wanted, zone);
  return wanted - offsetAt(guess, zone) - (Date.now() - clockShift());
}

/** What a process needs in its environment to live on that day; the processes that it starts inherit it. */
export function clockEnv(day: string, zone: string): Record<string, string> {
  const options = [process.env['NODE_OPTIONS'], `--import=${pathToFileURL(PRELOAD).href}`];
  return { TZ: zone, TEST_CLOCK_SHIFT_MS: String(shiftTo(day, zone)), NODE_OPTIONS: options.filter(Boolean).join(' ') };
}

/** By how much the clock of this process is moved: zero on a run of today. */
export const clockShift = () => Number(process.env['TEST_CLOCK_SHIFT_MS'] ?? 0);

/** The part of this process's environment that says which day it is, for a child that gets an environment of its own. */
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
