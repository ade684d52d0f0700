/**
 * A Chromium to drive: the one named by CHROMIUM_PATH, one of the machine's own, or the one that ships inside
 * `@sparticuz/chromium`, unpacked once into the package cache.
 */
import { existsSync } from 'node:fs';

const MACHINE_BROWSERS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

export async function findChromium(): Promise<string> {
  const named = process.env['CHROMIUM_PATH'];
  if (named) return named;
  const installed = MACHINE_BROWSERS.find((path) => existsSync(path));
  if (installed) return installed;
  const { default: packaged } = await import('@sparticuz/chromium');
  return packaged.executablePath();
}

/** Kept offline: a browser that looks for updates or accounts fills a closed network with refused connections. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
