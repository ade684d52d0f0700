/** Slows pages down, to find tests that pass only if code and responses arrive immediately. */
import type { BrowserContext, CDPSession, Page } from '@playwright/test';

/** The factor by which pages' computing is slowed down. */
const SLOW = Number(process.env['SLOW'] ?? 1);
/** The delay of each response, in milliseconds. */
const LATE = Number(process.env['LATE'] ?? 0);

export function slowDown(context: BrowserContext): void {
  if (SLOW <= 1 && LATE <= 0) return;
  const lines: CDPSession[] = [];
  const setOffline = context.setOffline.bind(context);
  // Playwright emulates the network too, and the last setting counts: emulate the delay again.
  context.setOffline = async (offline) => {
    await setOffline(offline);
    for (const line of lines) await emulateLine(line, offline);
  };
  context.on('page', async (page: Page) => {
    const line = await context.newCDPSession(page);
    lines.push(line);
    page.once('close', () => lines.splice(lines.indexOf(line), 1));
    await line.send('Emulation.setCPUThrottlingRate', { rate: SLOW });
    await emulateLine(line, false);
  });
}

async function emulateLine(line: CDPSession, offline: boolean): Promise<void> {
  const speed = { downloadThroughput: -1, uploadThroughput: -1 };
  await line.send('Network.emulateNetworkConditions', { offline, latency: LATE, ...speed });
}
