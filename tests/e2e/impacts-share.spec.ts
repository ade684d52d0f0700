/** How a verified impact vouches for itself on its page, and how it's passed on. */
import type { Page } from '@playwright/test';
import { dataOf, decide } from '../support/impacts.ts';
import { pictureFile, upload } from '../support/uploads.ts';
import { expectAccessible } from './support/accessibility.ts';
import { expect, test } from './support/review-test.ts';

const SCREENS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];
const verifiedLine = (page: Page) =>
  page.getByRole('paragraph').filter({ hasText: /^Verified by Keiko Tanaka on \d+ \w+ \d+/ });

test('who verified an impact, when and by what evidence is in the first screen, above sharp pictures', async ({
  page,
  server,
  caller,
  logImpacts,
}) => {
  const owner = await caller('owner');
  const files = await Promise.all([pictureFile('wide.jpg', 700, 200), pictureFile('small.jpg', 120, 90)]);
  const { media } = dataOf(await upload(server.origin, owner, { files }));
  const title = 'Mangroves for three kilometres of the eroded bank of the Casamance, planted by sixty neighbours';
  const [impact] = await logImpacts(1, { title, media: media.map(({ id }) => id) });
  if (!impact) throw new Error('One was to be logged');
  await decide(await caller('judge'), impact.id, { isVerified: true });
  for (const viewport of SCREENS) {
    await page.setViewportSize(viewport);
    await page.goto(`/impacts/${impact.id}`);
    await expect(verifiedLine(page)).toContainText('based on 2 pictures');
    const box = await verifiedLine(page).boundingBox();
    expect(box && box.y + box.height).toBeLessThan(viewport.height);
    const pictures = page.getByRole('button', { name: /^View picture/ }).locator('img');
    await expect(pictures).toHaveCount(2);
    // A picture covers its box, which cuts it off, so it's enlarged as much as the larger of the two.
    const enlarged = await pictures.evaluateAll((images: HTMLImageElement[]) => {
      const natural = { wide: [700, 200], small: [120, 90] };
      return images.map(({ clientWidth, clientHeight }, index) => {
        const [width = 0, height = 0] = index === 0 ? natural.wide : natural.small;
        return Math.max(clientWidth / width, clientHeight / height);
      });
    });
    expect(Math.max(...enlarged)).toBeLessThanOrEqual(1.01);
    expect(Math.min(...enlarged)).toBeGreaterThan(0.1);
  }
});

test('an impact without pictures begins with its story', async ({ page, caller, logImpacts }) => {
  const [impact] = await logImpacts(1);
  if (!impact) throw new Error('One was to be logged');
  await decide(await caller('judge'), impact.id, { isVerified: true });
  for (const viewport of SCREENS) {
    await page.setViewportSize(viewport);
    await page.goto(`/impacts/${impact.id}`);
    await expect(verifiedLine(page)).toContainText('based on the written report');
    const line = await verifiedLine(page).boundingBox();
    const story = await page.getByText(impact.description).boundingBox();
    if (!line || !story) throw new Error('Both were to be shown');
    expect(story.y - (line.y + line.height)).toBeLessThan(80);
    expect(story.y + story.height).toBeLessThan(viewport.height);
  }
});

test('an impact is shared by its link first, then with WhatsApp, LinkedIn or email', async ({
  page,
  caller,
  logImpacts,
}) => {
  const measures = { hours: 124.5, trees: 1500, people: 86, wasteKg: 3 };
  const [impact] = await logImpacts(1, { measures });
  if (!impact) throw new Error('One was to be logged');
  await decide(await caller('judge'), impact.id, { isVerified: true });
  await page.goto(`/impacts/${impact.id}/${impact.slug}`);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Share this impact' });
  const choices = dialog.locator('button, a').filter({ hasText: /\w/ });
  const found = async () => (await choices.allTextContents()).map((text) => text.trim());
  // Linux has no share sheet.
  await expect.poll(found).toEqual(['Copy link', 'WhatsApp', 'LinkedIn', 'Email', 'Download picture', 'Copy code']);
  await expect(dialog.getByRole('button', { name: 'Copy code' })).toBeHidden();
  await expect(dialog.getByRole('img')).toHaveAccessibleName(/: 124\.5 hours, 1,500 trees, 86 people, Climate action/);
  const address = encodeURIComponent(page.url());
  const links = await dialog.getByRole('link').evaluateAll((all: HTMLAnchorElement[]) => all.map(({ href }) => href));
  expect(links).toEqual([
    expect.stringMatching(/^https:\/\/wa\.me\/\?text=.*124\.5%20hours/),
    `https://www.linkedin.com/sharing/share-offsite/?url=${address}`,
    expect.stringMatching(/^mailto:\?subject=/),
  ]);
  for (const link of [links[0], links[2]]) expect(link).toContain(address);
  await expectAccessible(page, dialog);
});

test('on a phone with a share sheet, that comes first', async ({ browser, server, caller, logImpacts }) => {
  const [impact] = await logImpacts(1);
  if (!impact) throw new Error('One was to be logged');
  await decide(await caller('judge'), impact.id, { isVerified: true });
  const context = await browser.newContext({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  // The sheet is the system's, which no test can open.
  await page.addInitScript(() => {
    const shared: unknown[] = [];
    Object.assign(window, { shared });
    Object.assign(navigator, { share: async (data: unknown) => void shared.push(data) });
  });
  await page.goto(`${server.origin}/impacts/${impact.id}/${impact.slug}`);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Share this impact' });
  await expect(dialog.getByRole('button').filter({ hasText: /\w/ }).first()).toHaveText('Share');
  await dialog.getByRole('button', { name: 'Share', exact: true }).click();
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { shared: { url: string }[] }).shared.map(({ url }) => url)))
    .toEqual([page.url()]);
  await context.close();
});
