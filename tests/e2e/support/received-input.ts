/**
 * Chromium on a busy machine may drop the press of a click or a key, and still answers that it was sent: the page then
 * receives no event at all. Such input is repeated once. What the page received never is, whatever the page did with it.
 * `input-reporter.ts` says how often in the last line of a run.
 */
import { appendFileSync, mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type BrowserContext, type Locator, type Page, test } from '@playwright/test';

/** For a run: one of some 900 tests took a repeat, on a machine busy with other work. More are a fault of something. */
export const MAX_REPEATS = 5;
/** The annotation of a test, one for each repeat. */
export const DROPPED_INPUT = 'dropped input';

const REPORT = 'reportInput';
/** How many of a page's events a failed test shows. */
const KEPT = 20;

type Sent = 'pointerdown' | 'keydown';

/** What each page received, newest last, and how many of each there were. */
interface Received {
  counts: Record<Sent, number>;
  events: string[];
}

const receivedBy = new WeakMap<Page, Received>();
let areLocatorsPatched = false;

/** Call before the context opens pages. */
export async function watchInput(context: BrowserContext): Promise<void> {
  await context.exposeBinding(REPORT, ({ page }, type: string, target: string) => {
    const received = receivedBy.get(page);
    if (!received) return;
    // A key on a button causes a click without a press.
    if (type === 'pointerdown' || type === 'keydown') received.counts[type] += 1;
    received.events = [...received.events, `${type} ${target}`].slice(-KEPT);
  });
  await context.addInitScript(reportInput, REPORT);
  context.on('page', (page) => {
    receivedBy.set(page, { counts: { pointerdown: 0, keydown: 0 }, events: [] });
    repeatDroppedInput(page);
  });
}

/** Call before another test reuses the page. */
export const forgetInput = (page: Page): void => void receivedBy.get(page)?.events.splice(0);

/** What the page received last, a line each. */
export const lastInput = (page: Page): string => receivedBy.get(page)?.events.join('\n') ?? '';

/** Runs in the page. */
function reportInput(name: string) {
  const nameOf = (target: EventTarget | null) =>
    target instanceof Element ? `<${target.localName}> ${target.textContent.slice(0, 40)}` : '';
  for (const type of ['pointerdown', 'click', 'keydown']) {
    const report = (event: Event) => {
      const key = event instanceof KeyboardEvent ? `${event.key} ` : '';
      if (event.isTrusted) Reflect.get(window, name)?.(type, `${key}${nameOf(event.target)}`);
    };
    addEventListener(type, report, { capture: true, passive: true });
  }
}

function repeatDroppedInput(page: Page): void {
  const { keyboard } = page;
  const pressKey = keyboard.press.bind(keyboard);
  keyboard.press = (key, options) => untilReceived(page, 'keydown', `key ${key}`, () => pressKey(key, options));
  if (areLocatorsPatched) return;
  areLocatorsPatched = true;
  // Playwright doesn't export the class of its locators, which all pages share.
  const prototype: Pick<Locator, 'click' | 'press'> = Object.getPrototypeOf(page.locator('html'));
  const { click, press } = prototype;
  prototype.click = function (this: Locator, options) {
    const send = () => click.call(this, options);
    if (options?.trial || options?.force) return send();
    return untilReceived(this.page(), 'pointerdown', `click on ${this}`, send);
  };
  prototype.press = function (this: Locator, key, options) {
    return untilReceived(this.page(), 'keydown', `key ${key} on ${this}`, () => press.call(this, key, options));
  };
}

async function untilReceived(page: Page, type: Sent, what: string, send: () => Promise<void>): Promise<void> {
  const counts = receivedBy.get(page)?.counts;
  if (!counts) return send();
  const before = counts[type];
  await send();
  if (counts[type] !== before) return;
  // What the page reported before it answers has arrived by then. A document that is gone was left by the input.
  const isStillThere = await page.evaluate(() => true).catch(() => false);
  if (!isStillThere || counts[type] !== before) return;
  test.info().annotations.push({ type: DROPPED_INPUT, description: what });
  if (countRepeat() > MAX_REPEATS)
    throw new Error(`The browser dropped the ${what}, and ${MAX_REPEATS} before in this run`);
  process.stdout.write(`The browser dropped the ${what}, which is repeated\n`);
  await send();
}

/** In a file with a byte for each, which all workers share and Playwright deletes before a run. */
function countRepeat(): number {
  const { outputDir } = test.info().project;
  const repeats = join(outputDir, 'input-repeats');
  mkdirSync(outputDir, { recursive: true });
  appendFileSync(repeats, '.');
  return statSync(repeats).size;
}
