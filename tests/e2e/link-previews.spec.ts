/** Tests what chats and search engines, which run no scripts, read from a linked page. */
import type { Page } from '@playwright/test';
import { decide } from '../support/impacts.ts';
import { expect, test } from './support/review-test.ts';
import { openByLink } from './support/walking.ts';

interface Document {
  status: number;
  html: string;
  /** The content of a `<meta>` element. */
  meta(name: string): string | null;
}

async function read(page: Page, path: string): Promise<Document> {
  const answer = await page.request.get(path, { headers: { accept: 'text/html' } });
  const html = await answer.text();
  const meta = (name: string) => new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)" />`).exec(html)?.[1];
  return { status: answer.status(), html, meta: (name) => meta(name) ?? null };
}

test('a link to an impact says what it is once it’s public, and nothing before or after', async ({
  page,
  logImpacts,
  caller,
}) => {
  const [impact] = await logImpacts(1);
  if (!impact) throw new Error('One was to be logged');
  const path = `/impacts/${impact.id}`;
  const expectUnknown = async () => {
    const { status, html, meta } = await read(page, path);
    expect([status, meta('robots'), meta('og:title')]).toEqual([404, 'noindex', 'Impact']);
    expect(html).not.toContain(impact.title);
  };

  await test.step('pending', expectUnknown);
  await test.step('verified', async () => {
    await decide(await caller('judge'), impact.id, { isVerified: true });
    const { html, meta } = await read(page, path);
    expect(meta('og:title')).toBe(impact.title);
    expect(meta('og:description')).toBe(impact.description);
    expect(meta('og:url')).toMatch(new RegExp(`^https?://[^/]+${path}/${impact.slug}$`));
    expect(meta('robots')).toBeNull();
    expect(html).toContain(`<title>${impact.title} · `);
  });
  await test.step('hidden', async () => {
    await (await caller('admin')).post('/impact/Hide', { impactId: impact.id, isHide: true });
    await expectUnknown();
  });
});

test('an address that leads nowhere says so by its status, and pages of members stay out of search engines', async ({
  page,
}) => {
  expect((await read(page, '/nowhere')).status).toBe(404);
  const { status, meta } = await read(page, '/dashboard');
  expect([status, meta('robots')]).toEqual([200, 'noindex']);
  expect((await read(page, '/impacts')).meta('og:title')).toBe('Impacts');
});

test('anyone who goes on to another page shares its address, not the first one’s', async ({ page }) => {
  const canonical = page.locator('link[rel="canonical"]');
  await page.goto('/impacts');
  await expect(canonical).toHaveAttribute('href', /\/impacts$/);
  await openByLink(page, '/councils');
  await expect(canonical).toHaveCount(0);
});
