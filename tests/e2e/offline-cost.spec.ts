/** What opening the installed product receives over the network when nothing has changed since the last time. */
import type { Page } from '@playwright/test';
import { expect, logInThroughThePage, test } from './support/community-test.ts';
import { untilKept } from './support/kept.ts';

test.use({
  serverEnv: { SERVICE_WORKER: 'on' },
  viewport: { width: 360, height: 740 },
  isMobile: true,
  hasTouch: true,
});

const MAX_BYTES = 20_000;
/** Where the product opens, and where a member's shortcuts and notifications lead. */
const OPENED = ['/', '/dashboard', '/dashboard/impacts'];

/** Without a request for this long, the page has what it shows. */
const QUIET_MS = 1_500;

/** Encoded bytes with their headers by address, as Chromium counts them: those of the page and those of its worker. */
async function receivedOn(page: Page, path: string): Promise<Map<string, number>> {
  const browser = page.context().browser();
  if (browser === null) throw new Error('The page has no browser');
  const cdp = await browser.newBrowserCDPSession();
  const addresses = new Map<string, string>();
  const received = new Map<string, number>();
  let changedAt = Date.now();
  cdp.on('Target.receivedMessageFromTarget', ({ sessionId, message }) => {
    const { method, params } = JSON.parse(message);
    if (!method?.startsWith('Network.')) return;
    changedAt = Date.now();
    const id = `${sessionId} ${params.requestId}`;
    if (method === 'Network.requestWillBeSent') addresses.set(id, `${id} ${new URL(params.request.url).pathname}`);
    // Of an answer without a body, nothing comes after its headers.
    const bytes = params.response?.encodedDataLength ?? params.encodedDataLength ?? 0;
    const isOver = method === 'Network.responseReceived' || method === 'Network.loadingFinished';
    if (isOver && !params.response?.fromServiceWorker) received.set(addresses.get(id) ?? id, bytes);
  });
  const { targetInfos } = await cdp.send('Target.getTargets');
  const { origin } = new URL(page.url());
  const targets = targetInfos.filter(
    ({ type, url }) => ['page', 'service_worker'].includes(type) && url.startsWith(origin),
  );
  expect(targets.map(({ type }) => type).toSorted()).toEqual(['page', 'service_worker']);
  for (const { targetId } of targets) {
    const { sessionId } = await cdp.send('Target.attachToTarget', { targetId });
    const message = JSON.stringify({ id: 1, method: 'Network.enable' });
    await cdp.send('Target.sendMessageToTarget', { sessionId, message });
  }
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => Date.now() - changedAt).toBeGreaterThan(QUIET_MS);
  await cdp.detach();
  return received;
}

test('opening it costs less than 20 kB when nothing has changed', async ({ page }) => {
  await logInThroughThePage(page, 'member');
  await untilKept(page);
  for (const path of OPENED) {
    await receivedOn(page, path);
    const received = await receivedOn(page, path);
    const sum = [...received.values()].reduce((all, bytes) => all + bytes, 0);
    const list = [...received].map(([from, bytes]) => `${bytes} ${from.split(' ').at(-1)}`).join('\n');
    test.info().annotations.push({ type: path, description: `${sum} bytes\n${list}` });
    // What it certainly asks for, so that the sum isn't of nothing.
    expect(list).toMatch(/[1-9]\d+ \/api\/users\/view/);
    expect(sum, `${path}\n${list}`).toBeLessThan(MAX_BYTES);
  }
});
