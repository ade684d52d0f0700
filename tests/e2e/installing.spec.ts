/** The product on a home screen: its manifest, the offer to install it, and what other apps share with it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { QUEUES, queuePathOf } from '#app/web/queues.ts';
import { LANGUAGES } from '#languages/languages.ts';
import { expectAccessible } from './support/accessibility.ts';
import { expect, logIn, logInThroughThePage, test } from './support/community-test.ts';
import { untilKept } from './support/kept.ts';
import { untilIdle } from './support/page-idle.ts';

test.use({ serverEnv: { SERVICE_WORKER: 'on', ACCESS_TOKEN_SECONDS: '20' } });

interface Manifest {
  id: string;
  name: string;
  lang: string;
  dir: string;
  icons: { src: string; sizes: string; purpose: string }[];
  screenshots: { src: string; sizes: string; label: string }[];
  shortcuts: { name: string; url: string }[];
}

/** Home screens show no more. */
const SHORTCUTS_SHOWN = 4;
const PICTURE = join(import.meta.dirname, '../../src/app/web/public/icon-512.png');

test('the manifest is in the reader’s language, with icons and screenshots of the sizes it names', async ({
  page,
  request,
}) => {
  const names = new Set<string>();
  for (const language of Object.keys(LANGUAGES)) {
    await page.goto(`/?lang=${language}`);
    const address = await page.locator('link[rel="manifest"]').getAttribute('href');
    const answer = await request.get(address ?? '');
    expect(answer.headers()['content-type']).toContain('application/manifest+json');
    const manifest: Manifest = await answer.json();
    expect(manifest).toMatchObject({ id: '/', name: 'Groundswell', lang: language });
    expect(manifest.dir).toBe(language === 'ar' ? 'rtl' : 'ltr');
    names.add(manifest.shortcuts[0]?.name ?? '');
    expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable');
    for (const { src, sizes } of [...manifest.icons, ...manifest.screenshots]) {
      if (sizes === 'any') continue;
      const size = await page.evaluate(async (address) => {
        const picture = await createImageBitmap(await (await fetch(address)).blob());
        return `${picture.width}x${picture.height}`;
      }, src);
      expect(size, src).toBe(sizes);
    }
  }
  expect(names.size).toBe(Object.keys(LANGUAGES).length);
});

test('its shortcuts are those of the role', async ({ page, newVisitor, browserErrors }) => {
  // Of a page that is left while the worker fetches it.
  browserErrors.expect(/ERR_FAILED.*favicon\.svg/);
  for (const [account, role] of [
    ['member', 'Member'],
    ['judge', 'Judge'],
    ['admin', 'Admin'],
    ['partner', 'Partner'],
  ] as const) {
    const own = account === 'member' ? page : await (await newVisitor()).newPage();
    await logIn(own, account);
    await expect(own.locator('link[rel="manifest"]')).toHaveAttribute(
      'href',
      `/manifest.webmanifest?lang=en&role=${role}`,
    );
    const { shortcuts }: Manifest = await own.evaluate(async () =>
      (await fetch(document.querySelector<HTMLLinkElement>('link[rel="manifest"]')?.href ?? '')).json(),
    );
    const urls = shortcuts.map(({ url }) => url);
    if (role === 'Member') expect(urls).toContain('/dashboard/impacts/new?step=quick');
    else expect(urls).toEqual(QUEUES[role].slice(0, SHORTCUTS_SHOWN).map((work) => queuePathOf(role, work)));
    for (const url of urls) {
      await own.goto(url);
      await expect(own.getByRole('heading', { level: 1 })).toBeVisible();
      expect(new URL(own.url()).pathname).toBe(url.split('?')[0]);
    }
  }
});

/** Headless browsers never send it. */
const canBeInstalled = (page: Page) =>
  page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const event = new Event('beforeinstallprompt', { cancelable: true });
      Object.assign(event, { prompt: async () => Object.assign(window, { isPrompted: true }) });
      dispatchEvent(event);
    });
  });

const offer = (page: Page) => page.getByText('Keep Groundswell on your home screen?');

/** Another visit, in a tab of its own. */
async function visitAgain(page: Page, path = '/dashboard'): Promise<void> {
  await page.evaluate(() => sessionStorage.removeItem('visit'));
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Good to see you, Amina');
}

test('installing is offered once, after the second visit, and never again once declined', async ({ page }) => {
  await canBeInstalled(page);
  await logIn(page, 'member');
  await untilKept(page);
  await untilIdle(page);
  await expect(offer(page)).toBeHidden();
  await visitAgain(page);
  await expect(offer(page)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(offer(page)).toBeHidden();
  for (let visit = 0; visit < 2; visit += 1) {
    await visitAgain(page);
    await untilKept(page);
    await untilIdle(page);
    await expect(offer(page)).toBeHidden();
  }
});

test('the offer opens the browser’s own question', async ({ page }) => {
  await canBeInstalled(page);
  await logIn(page, 'member');
  await untilKept(page);
  await visitAgain(page);
  await page.getByRole('button', { name: 'Install' }).click();
  await expect.poll(() => page.evaluate(() => 'isPrompted' in window)).toBe(true);
  await expect(offer(page)).toBeHidden();
});

/** What a phone does when a photo is shared with the installed product. */
async function share(page: Page): Promise<void> {
  await page.evaluate(
    (bytes) => {
      const form = document.createElement('form');
      Object.assign(form, { method: 'post', enctype: 'multipart/form-data', action: '/share' });
      const field = Object.assign(document.createElement('input'), { type: 'file', name: 'photos' });
      const files = new DataTransfer();
      files.items.add(new File([Uint8Array.from(bytes)], 'Grüne Welle.png', { type: 'image/png' }));
      field.files = files.files;
      form.append(field);
      document.body.append(form);
      form.submit();
    },
    [...readFileSync(PICTURE)],
  );
  await page.waitForURL('**/dashboard/impacts/new?step=quick');
}

test('a photo shared from another app opens a new impact with it', async ({ page }) => {
  await logInThroughThePage(page, 'member');
  await untilKept(page);
  await share(page);
  await expect(page.getByText('Grüne Welle.png')).toBeVisible();
  // It isn't added twice.
  await page.reload();
  await expect(page.getByText('Grüne Welle.png')).toHaveCount(1);
});

test('a photo that is shared without a service worker is asked for again', async ({ page, context }) => {
  await logIn(page, 'member');
  await page.waitForLoadState('load');
  const answer = await context.request.post('/share', {
    multipart: { photos: { name: 'photo.png', mimeType: 'image/png', buffer: readFileSync(PICTURE) } },
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(303);
  await page.goto(answer.headers()['location'] ?? '');
  await expect(page.getByText('The shared photo didn’t arrive. Add it here.')).toBeVisible();
  await expectAccessible(page);
});
