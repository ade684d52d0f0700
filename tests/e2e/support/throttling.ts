/** Slows pages down, to find tests that pass only if code and responses arrive immediately. */
import type { BrowserContext, CDPSession, Page } from '@playwright/test';

/** The factor by which pages' computing is slowed down. */
const SLOW = Number(process.env['SLOW'] ?? 1);
/** The delay of each response, in milliseconds. */
const LATE = Number(process.env['LATE'] ?? 0);

export function throttle(context: BrowserContext): void {
  if (SLOW <= 1 && LATE <= 0) return;
  const sessions: CDPSession[] = [];
  const setOffline = context.setOffline.bind(context);
  // Playwright emulates the network too, and the last setting counts: emulate the delay again.
  context.setOffline = async (offline) => {
    await setOffline(offline);
    for (const session of sessions) await emulateNetwork(session, offline);
  };
  context.on('page', async (page: Page) => {
    const session = await context.newCDPSession(page);
    sessions.push(session);
    page.once('close', () => sessions.splice(sessions.indexOf(session), 1));
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW });
    await emulateNetwork(session, false);
  });
}

async function emulateNetwork(session: CDPSession, offline: boolean): Promise<void> {
  const speed = { downloadThroughput: -1, uploadThroughput: -1 };
  await session.send('Network.emulateNetworkConditions', { offline, latency: LATE, ...speed });
}
