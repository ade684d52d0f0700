/** Makes pages slower than the machine, to find the tests that pass only where code and answers come at once. */
import type { BrowserContext, CDPSession, Page } from '@playwright/test';

/** How many times slower they compute. */
const SLOW = Number(process.env['SLOW'] ?? 1);
/** How many milliseconds later each answer comes. */
const LATE = Number(process.env['LATE'] ?? 0);

export function slowDown(context: BrowserContext): void {
  if (SLOW <= 1 && LATE <= 0) return;
  const lines: CDPSession[] = [];
  const setOffline = context.setOffline.bind(context);
  // The line is emulated twice, and the last word counts.
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
