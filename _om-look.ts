import { chromium } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from './tests/support/chromium.ts';
import { mock } from './_om-mock.ts';
const [, , name = 'x', path = '/scholarships', who = 'visitor', overText = '{}'] = process.argv;
const ORIGIN = process.env['ORIGIN'] ?? 'http://127.0.0.1:3201';
const browser = await chromium.launch({ executablePath: await findChromium(), args: CHROMIUM_ARGS });
const widths = (process.env['W'] ?? '1440,390').split(',').map(Number);
const schemes = (process.env['S'] ?? 'light').split(',') as ('light' | 'dark')[];
const context = await browser.newContext({ locale: 'en-GB', timezoneId: 'Europe/Berlin', reducedMotion: 'reduce' });
const page = await context.newPage();
page.on('console', (m) => { if (m.type() === 'error') console.log('console:', m.text().slice(0, 300)); });
if (process.env['MOCK'] !== '0') await mock(page, who === 'member', JSON.parse(overText));
if (who !== 'visitor') {
  await page.goto(`${ORIGIN}/auth/login`);
  await page.getByLabel('Email').fill(`${who}@groundswell.example`);
  await page.getByLabel('Password', { exact: true }).fill('tide-lantern-orchard');
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/auth'));
  await page.waitForLoadState('networkidle');
}
for (const width of widths) for (const scheme of schemes) {
  await page.setViewportSize({ width, height: width < 500 ? 844 : 900 });
  await page.emulateMedia({ colorScheme: scheme });
  await page.goto(ORIGIN + path);
  await page.waitForLoadState('networkidle');
  await page.keyboard.press('Escape');
  for (const step of (process.env['DO'] ?? '').split(';').filter(Boolean)) {
    await page.getByRole('button', { name: step }).first().click();
    await page.waitForTimeout(600);
  }
  await page.waitForTimeout(400);
  await page.screenshot({ path: `/tmp/om/${name}-${width}-${scheme}.png`, fullPage: process.env['FULL'] !== '0' });
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  if (wide > width) console.log(`${name} ${width}: scrolls sideways to ${wide}`);
}
await browser.close();
