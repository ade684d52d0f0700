/**
 * Pages that many tests use, one after another: another document costs the browser half as much as a new context, which
 * starts a process and compiles all code again. Between tests, everything that a test can see is reset.
 */
import type { Browser, BrowserContext, CDPSession, Disposable, Page } from '@playwright/test';
import { forgetTraffic } from './quiet.ts';

/** Playwright's default. */
export const USUAL_VIEWPORT = { width: 1280, height: 720 };

type Headers = Record<string, string>;

export interface KeptPage {
  context: BrowserContext;
  page: Page;
}

interface Kept extends KeptPage {
  debugging: CDPSession;
  origin: string;
  /** Init scripts that the test has added to every document. */
  scripts: Disposable[];
  hasCrashed: boolean;
}

export interface PageKeeper {
  /** @returns a page that no other test is using. */
  take(origin: string, headers: Headers): Promise<KeptPage>;
  /** @param isReusable false after a failure: the context must be closed to complete the trace. */
  giveBack(kept: KeptPage, isReusable: boolean): Promise<void>;
  close(): Promise<void>;
}

/** The number of servers whose pages stay open, since files that need one server or the other alternate. */
const KEPT_ORIGINS = 2;

export function createPageKeeper(browser: Browser): PageKeeper {
  const taken = new Set<Kept>();
  let idle: Kept[] = [];
  let origins: string[] = [];
  const close = async (all: readonly Kept[]) => {
    for (const { context } of all) await context.close();
  };
  return {
    take: async (origin, headers) => {
      origins = [origin, ...origins.filter((other) => other !== origin)].slice(0, KEPT_ORIGINS);
      await close(idle.filter((one) => !origins.includes(one.origin)));
      idle = idle.filter((one) => origins.includes(one.origin));
      const known = idle.findLast((one) => one.origin === origin);
      idle = idle.filter((one) => one !== known);
      const kept = known ?? (await open(browser, origin));
      taken.add(kept);
      await kept.context.setExtraHTTPHeaders(headers);
      return kept;
    },
    giveBack: async ({ context }, isReusable) => {
      const kept = [...taken].find((one) => one.context === context);
      if (!kept) throw new Error('The page was not taken');
      taken.delete(kept);
      if (!isReusable || !(await isAsOpened(kept))) return close([kept]);
      await reset(kept);
      idle.push(kept);
    },
    close: () => close(idle.splice(0)),
  };
}

async function open(browser: Browser, origin: string): Promise<Kept> {
  const context = await browser.newContext({ baseURL: origin });
  const page = await context.newPage();
  const scripts: Disposable[] = [];
  const add = page.addInitScript.bind(page);
  page.addInitScript = async (script, arg, options) => {
    const added = await add(script, arg, options);
    scripts.push(added);
    return added;
  };
  const kept = { context, page, debugging: await context.newCDPSession(page), origin, scripts, hasCrashed: false };
  page.once('crash', () => Object.assign(kept, { hasCrashed: true }));
  return kept;
}

/** False after a crash, or with an installed clock, which can't be removed from a page. */
async function isAsOpened({ page, hasCrashed }: Kept): Promise<boolean> {
  if (hasCrashed || page.isClosed()) return false;
  return page.evaluate(() => String(clearTimeout).includes('[native code]'));
}

const HEARD = ['console', 'dialog', 'request', 'requestfailed', 'requestfinished', 'response', 'weberror'] as const;
const HEARD_BY_PAGE = ['console', 'dialog', 'download', 'pageerror', 'popup', 'request', 'response', 'filechooser'];

async function reset({ context, page, debugging, origin, scripts }: Kept): Promise<void> {
  for (const other of context.pages()) if (other !== page) await other.close();
  for (const event of HEARD) context.removeAllListeners(event);
  for (const event of HEARD_BY_PAGE) page.removeAllListeners(event);
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
    page.setViewportSize(USUAL_VIEWPORT),
  ]);
  forgetTraffic(page);
}
