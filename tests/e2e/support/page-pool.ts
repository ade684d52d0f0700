/**
 * Pages that many tests use, one after another: another document costs the browser half as much as a new context, which
 * starts a process and compiles all code again. Between tests, everything that a test can see is reset.
 */
import type { Browser, BrowserContext, CDPSession, Disposable, Page } from '@playwright/test';
import { forgetTraffic } from './page-idle.ts';
import { forgetInput } from './received-input.ts';

/** Playwright's default. */
export const DEFAULT_VIEWPORT = { width: 1280, height: 720 };

type Headers = Record<string, string>;

export interface PooledPage {
  context: BrowserContext;
  page: Page;
}

interface PoolEntry extends PooledPage {
  debugging: CDPSession;
  origin: string;
  /** Init scripts that the test has added to every document. */
  scripts: Disposable[];
  hasCrashed: boolean;
}

export interface PagePool {
  /** @returns a page that no other test is using. */
  acquire(origin: string, headers: Headers): Promise<PooledPage>;
  /** @param isReusable false after a failure: the context must be closed to complete the trace. */
  release(entry: PooledPage, isReusable: boolean): Promise<void>;
  close(): Promise<void>;
}

/** The number of servers whose pages stay open, since files that need one server or the other alternate. */
const MAX_ORIGINS = 2;

export function createPagePool(browser: Browser): PagePool {
  const taken = new Set<PoolEntry>();
  let idle: PoolEntry[] = [];
  let origins: string[] = [];
  const close = async (all: readonly PoolEntry[]) => {
    for (const { context } of all) await context.close();
  };
  return {
    acquire: async (origin, headers) => {
      origins = [origin, ...origins.filter((other) => other !== origin)].slice(0, MAX_ORIGINS);
      await close(idle.filter((entry) => !origins.includes(entry.origin)));
      idle = idle.filter((entry) => origins.includes(entry.origin));
      const reusable = idle.findLast((entry) => entry.origin === origin);
      idle = idle.filter((entry) => entry !== reusable);
      const entry = reusable ?? (await open(browser, origin));
      taken.add(entry);
      await entry.context.setExtraHTTPHeaders(headers);
      return entry;
    },
    release: async ({ context }, isReusable) => {
      const entry = [...taken].find((other) => other.context === context);
      if (!entry) throw new Error('The page was not taken');
      taken.delete(entry);
      if (!isReusable || !(await isReusablePage(entry))) return close([entry]);
      await reset(entry);
      idle.push(entry);
    },
    close: () => close(idle.splice(0)),
  };
}

async function open(browser: Browser, origin: string): Promise<PoolEntry> {
  const context = await browser.newContext({ baseURL: origin });
  const page = await context.newPage();
  const scripts: Disposable[] = [];
  const add = page.addInitScript.bind(page);
  page.addInitScript = async (script, arg, options) => {
    const added = await add(script, arg, options);
    scripts.push(added);
    return added;
  };
  const entry = { context, page, debugging: await context.newCDPSession(page), origin, scripts, hasCrashed: false };
  page.once('crash', () => Object.assign(entry, { hasCrashed: true }));
  return entry;
}

/** False after a crash, or with an installed clock or a device for passkeys, which stay in a page. */
async function isReusablePage({ page, hasCrashed }: PoolEntry): Promise<boolean> {
  if (hasCrashed || page.isClosed()) return false;
  return page.evaluate(async () => {
    const hasDevice = await globalThis.PublicKeyCredential?.isUserVerifyingPlatformAuthenticatorAvailable();
    return !hasDevice && String(clearTimeout).includes('[native code]');
  });
}

const CONTEXT_EVENTS = [
  'console',
  'dialog',
  'request',
  'requestfailed',
  'requestfinished',
  'response',
  'weberror',
] as const;
const PAGE_EVENTS = ['console', 'dialog', 'download', 'pageerror', 'popup', 'request', 'response', 'filechooser'];

async function reset({ context, page, debugging, origin, scripts }: PoolEntry): Promise<void> {
  for (const other of context.pages()) if (other !== page) await other.close();
  for (const event of CONTEXT_EVENTS) context.removeAllListeners(event);
  for (const event of PAGE_EVENTS) page.removeAllListeners(event);
  await Promise.all([
    ...scripts.splice(0).map((script) => script.dispose()),
    page.unrouteAll({ behavior: 'ignoreErrors' }),
    context.unrouteAll({ behavior: 'ignoreErrors' }),
    context.setOffline(false),
    context.clearPermissions(),
    page.emulateMedia({ media: null, colorScheme: null, contrast: null, forcedColors: null, reducedMotion: 'reduce' }),
  ]);
  // When leaving, the page may ask whether to discard what was typed.
  page.on('dialog', (dialog) => void dialog.accept());
  // A document of the same origin, so that the browser keeps its process, and without the product's code.
  await page.goto(`${origin}/healthz`);
  page.removeAllListeners('dialog');
  await page.evaluate(() => {
    sessionStorage.clear();
    window.name = '';
  });
  await Promise.all([
    debugging.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' }),
    debugging.send('Page.resetNavigationHistory'),
    context.clearCookies(),
    page.setViewportSize(DEFAULT_VIEWPORT),
  ]);
  forgetTraffic(page);
  forgetInput(page);
}
