/** Browser and operating system of a session, from its user agent. */
import type { FastifyRequest } from 'fastify';
import { say } from '#languages/say.ts';
import { isolate } from '#ui/shared/isolate.ts';

/** How many characters of a user agent are stored; browsers send far fewer. */
const MAX_STORED_LENGTH = 300;

export function userAgentOf({ headers }: FastifyRequest): string | null {
  return headers['user-agent']?.slice(0, MAX_STORED_LENGTH).trim() || null;
}

/** The first match wins: most browsers also name others in their user agent. */
const BROWSERS: readonly [RegExp, string][] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|OPiOS|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
];

const SYSTEMS: readonly [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\b(Macintosh|Mac OS X)\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

const nameIn = (names: typeof BROWSERS, userAgent: string) => names.find(([sign]) => sign.test(userAgent))?.[1];

/** In no language, as in “Firefox · Linux”. Null if neither the browser nor the system is known. */
export function nameDevice(userAgent: string | null): string | null {
  const names = [BROWSERS, SYSTEMS].flatMap((each) => nameIn(each, userAgent ?? '') ?? []);
  return names.join(' · ') || null;
}

/** In the reader's language. Null if neither the browser nor the system is known. */
export function describeDevice(userAgent: string | null): string | null {
  if (userAgent === null) return null;
  const browser = nameIn(BROWSERS, userAgent);
  const system = nameIn(SYSTEMS, userAgent);
  if (!system) return browser ?? null;
  return browser
    ? say('auth.devices.browserOn', { browser: isolate(browser), system: isolate(system) })
    : say('auth.devices.unknownBrowser', { system: isolate(system) });
}

/** In a sentence, in the reader's language. */
export const sayDevice = (userAgent: string | null): string => describeDevice(userAgent) ?? say('auth.devices.unknown');
