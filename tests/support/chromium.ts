/**
 * The path of a Chromium: from CHROMIUM_PATH, installed on the machine, or the one inside
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

/** Playwright's own settings, which ours replace: a mouse, which can hover. */
const MOUSE = ['primaryHoverType=2', 'availableHoverTypes=2', 'primaryPointerType=4', 'availablePointerTypes=4'];
const NEAR_PICTURES = ['lazyLoadingImageMarginPx4G=100', 'lazyLoadingImageMarginPxUnknown=100'];

/**
 * Offline, because a browser looking for updates or accounts fills a closed network with refused connections. Code
 * isn't optimised, since documents are too short-lived to repay it; the network runs in the browser's process, since
 * messages between the two cost more than the isolation is worth; and pictures far below the screen aren't loaded.
 * Together this saves a sixth of the tests' time.
 */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--js-flags=--no-maglev --no-turbofan',
  `--blink-settings=${[...MOUSE, ...NEAR_PICTURES].join(',')}`,
  '--enable-features=NetworkServiceInProcess2,CDPScreenshotNewSurface',
];
