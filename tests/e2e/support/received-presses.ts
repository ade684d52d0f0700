/**
 * Chromium on a busy machine may drop the press of a click, and still answers that it was sent: the page then receives
 * no event at all. Such a click is repeated. One that the page received never is, whatever the page did with it.
 */
import { type BrowserContext, type Locator, type Page, test } from '@playwright/test';

const REPORT = 'reportPress';
/** How many of a page's events a failed test shows. */
const KEPT = 12;

/** What each page received, newest last, and how many presses there were. */
interface Received {
  presses: number;
  events: string[];
}

const receivedBy = new WeakMap<Page, Received>();
let isPatched = false;

/** Call before the context opens pages. */
export async function watchPresses(context: BrowserContext): Promise<void> {
  await context.exposeBinding(REPORT, ({ page }, type: string, target: string) => {
    const received = receivedBy.get(page);
    if (!received) return;
    // A key on a button causes a click without a press.
    if (type === 'pointerdown') received.presses += 1;
    received.events = [...received.events, `${type} ${target}`].slice(-KEPT);
  });
  await context.addInitScript(reportPresses, REPORT);
  context.on('page', (page) => {
    receivedBy.set(page, { presses: 0, events: [] });
    repeatDroppedClicks(page);
  });
}

/** The presses and clicks that the page received last, a line each. */
export const lastPresses = (page: Page): string => receivedBy.get(page)?.events.join('\n') ?? '';

/** Runs in the page. */
function reportPresses(name: string) {
  const nameOf = (target: EventTarget | null) =>
    target instanceof Element ? `<${target.localName}> ${target.textContent.slice(0, 40)}` : '';
  for (const type of ['pointerdown', 'click']) {
    const report = ({ isTrusted, target }: Event) => {
      if (isTrusted) Reflect.get(window, name)?.(type, nameOf(target));
    };
    addEventListener(type, report, { capture: true, passive: true });
  }
}

/** Playwright doesn't export the class of its locators, which all pages share. */
function repeatDroppedClicks(page: Page): void {
  if (isPatched) return;
  isPatched = true;
  const prototype: Pick<Locator, 'click'> = Object.getPrototypeOf(page.locator('html'));
  const { click } = prototype;
  prototype.click = async function (this: Locator, options) {
    const received = receivedBy.get(this.page());
    const before = received?.presses;
    await click.call(this, options);
    if (!received || options?.trial || options?.force || received.presses !== before) return;
    // What the page reported before it answers has arrived by then. A document that is gone was left by the press.
    const isStillThere = await this.page()
      .evaluate(() => true)
      .catch(() => false);
    if (!isStillThere || received.presses !== before) return;
    test.info().annotations.push({ type: 'dropped press', description: String(this) });
    process.stdout.write(`The browser dropped the press on ${this}, which is repeated\n`);
    await click.call(this, options);
  };
}
