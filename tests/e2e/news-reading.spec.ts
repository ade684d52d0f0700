import type { Page } from '@playwright/test';
import type { NewsEnvelope } from '#generated/types.gen.ts';
import { ATTACKS } from '../domains/news/attacks.ts';
import { RARER_ATTACKS } from '../domains/news/rarer-attacks.ts';
import { expectAccessible } from './support/accessibility.ts';
import { openClientRendered } from './support/client-rendered.ts';
import { logIn } from './support/community-test.ts';
import { expectFits } from './support/fitting.ts';
import { expect, test } from './support/news-test.ts';
import { REFUSED, refuseCalls } from './support/refused-calls.ts';
import { followLink, openByLink } from './support/walking.ts';

test('a visitor reads the lead, the features, the latest news, and on from there', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('navigation', { name: 'Site', exact: true }).getByRole('link', { name: 'News' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('News');
  const lead = page.getByRole('heading', { level: 2 }).filter({ hasText: 'The delta that grew back' });
  await expect(lead).toBeVisible();
  await expect(page.getByRole('region', { name: 'Features' }).getByRole('article')).toHaveCount(2);
  await expect(page.getByRole('region', { name: 'Latest' }).getByRole('article')).not.toHaveCount(0);
  const titles = await page.getByRole('article').getByRole('heading').allTextContents();
  expect(new Set(titles).size, 'no article is listed twice').toBe(titles.length);
  await expect(page.getByText('Slow ships and quiet whales')).toHaveCount(0);
  await expectAccessible(page);

  await lead.getByRole('link').click();
  await expect(page).toHaveURL(/\/news\/[0-9a-f-]{36}\/the-delta-that-grew-back$/);
  await expect(page).toHaveTitle(/^The delta that grew back/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('figure').getByRole('img')).toHaveAttribute('alt', /^Drawing of .+ planting young trees/);
  await expectAccessible(page);

  await page.getByRole('link', { name: 'impacts', exact: true }).click();
  await expect(page).toHaveURL(/\/impacts\?sdg=14$/);
  await page.goBack();
  const next = page.getByRole('region', { name: 'Read next' });
  await expect(next.getByRole('article')).toHaveCount(3);
  await expect(next.getByText('The delta that grew back')).toHaveCount(0);
  await next.getByRole('link').nth(1).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('The delta that grew back');
});

test('news that fails to load can be retried, and type and search live in the address', async ({
  page,
  browserErrors,
}) => {
  browserErrors.expect(REFUSED);
  const letThrough = await refuseCalls(page, '**/api/news/publicNews*');
  await openClientRendered(page, '/news');
  await expect(page.getByRole('alert').getByText('We couldn’t load the news.')).toBeVisible();
  await letThrough();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('region', { name: 'Latest' })).toBeVisible();

  await page.getByRole('navigation', { name: 'Filter by type' }).getByRole('link', { name: 'Interviews' }).click();
  await expect(page).toHaveURL(/\?type=interview$/);
  await expect(page.getByRole('status').filter({ hasText: /^\d+ articles$/ })).toBeVisible();
  await page.getByLabel('Search the news').fill('grebes');
  await expect(page).toHaveURL(/search=grebes/);
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.getByLabel('Search the news').fill('zeppelin');
  await expect(page.getByRole('heading', { name: 'No articles found' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Show all news' }).click();
  await expect(page).toHaveURL(/\/news$/);
  await expect(page.getByLabel('Search the news')).toHaveValue('');
});

test('a wrong slug is replaced, and an unknown id is not found', async ({ page, write, browserErrors }) => {
  browserErrors.expect(/status of 404/);
  const news = await write({ isLive: true });
  await page.goto(`/news/${news.id}/something-else?a=b`);
  await expect(page).toHaveURL(new RegExp(`/news/${news.id}/${news.slug}\\?a=b$`));
  await openByLink(page, `/news/${news.id}`);
  await expect(page).toHaveURL(new RegExp(`/${news.slug}$`));
  for (const id of ['019a5f2e-7c00-7a31-9d5c-2f6b1c0a9e41', 'nonsense']) {
    await openByLink(page, `/news/${id}/x`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Off the map');
  }
});

test('only an admin can read an article that isn’t live', async ({ page, write, browserErrors }) => {
  browserErrors.expect(/status of 404/);
  const draft = await write();
  await page.goto(`/news/${draft.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Off the map');
  await page.getByRole('link', { name: 'See the latest news' }).click();
  await expect(page).toHaveURL(/\/news$/);
  await logIn(page, 'admin', `/news/${draft.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(draft.title);
  await expect(page.getByText('Only admins can see this article.')).toBeVisible();
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/news/${draft.id}/edit$`));
});

test('reads well on a phone: nothing scrolls sideways at 320 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/news');
  for (const path of ['/news', '/news?type=story']) {
    await openByLink(page, path);
    await expect(page.getByRole('article').first()).toBeVisible();
    await expectFits(page);
  }
  await page.getByRole('article').getByRole('link').first().click();
  await expect(page.getByRole('region', { name: 'Read next' })).toBeVisible();
  await expectFits(page);
});

const TRIED = process.env['FULL'] ? [...ATTACKS, ...RARER_ATTACKS] : ATTACKS;
/** The beginning of the ids of articles whose text contains an attack, and which no real server would send. */
const ATTACK = '019a5f2e-7c05-7b12-8e4d-';
const idOfAttack = (index: number) => `${ATTACK}${index.toString().padStart(12, '0')}`;
/** Directives that the page's CSP already enforces while the text is parsed. */
const STOPPED_WHILE_PARSED = ['require-trusted-types-for', 'style-src-elem', 'style-src-attr', 'base-uri'];

/** Triggers an attack, including one that waits for hovering or clicking. */
const wakeAttack = (page: Page, before: string) =>
  page.evaluate((words) => {
    const text = [...document.querySelectorAll('p')].find(({ textContent }) => textContent === words)?.parentElement;
    const elements = [...(text?.querySelectorAll('*') ?? [])];
    for (const element of elements) {
      for (const type of ['mouseover', 'pointerenter', 'focus', 'toggle', 'animationstart']) {
        element.dispatchEvent(new Event(type, { bubbles: true }));
      }
    }
    return {
      told: 'told' in window ? (window.told as string[]).splice(0) : ['nothing was listened to'],
      tags: elements.map(({ localName }) => localName),
      attributes: elements.flatMap((element) => element.getAttributeNames()),
      links: [...(text?.querySelectorAll<HTMLAnchorElement>('a[href]') ?? [])].map((link) => link.protocol),
    };
  }, before);

/** The server doesn't sanitise here, so the page must be safe by itself. */
test('known attacks stay harmless on the page, whatever the server sends', async ({
  page,
  write,
  browserErrors,
  server,
}) => {
  test.slow();
  browserErrors.expect(/requires 'TrustedScript' assignment|HTMLScriptElement was directly modified/);
  browserErrors.expect(/Applying inline style violates|Setting the document's base URI/);
  const { id, slug } = await write({ isLive: true });
  const { data, ...envelope }: NewsEnvelope = await (await page.request.get(`/api/news/${id}`)).json();
  await page.route(`**/api/news/${ATTACK}*`, (route) => {
    const index = Number(route.request().url().slice(-12));
    const content = `<p>Before ${index}.</p>${TRIED[index]?.html}`;
    return route.fulfill({ json: { ...envelope, data: { ...data, id: idOfAttack(index), content } } });
  });
  // Their comments are requested from the real article.
  await page.route(`**/api/comment?kind=news&id=${ATTACK}*`, (route) =>
    route.continue({
      url: route
        .request()
        .url()
        .replace(/(?<=[?&]id=)[0-9a-f-]{36}/, id),
    }),
  );
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(server.origin) && !/^(data|blob):/.test(request.url())) foreign.push(request.url());
  });
  await page.addInitScript(() => {
    const told: string[] = [];
    Object.assign(window, { attacked: () => told.push('attacked'), told });
    document.addEventListener('securitypolicyviolation', ({ violatedDirective }) => told.push(violatedDirective));
  });
  await page.goto('/news');
  for (const [index, { name }] of TRIED.entries()) {
    await test.step(name, async () => {
      await followLink(page, `/news/${idOfAttack(index)}/${slug}`);
      await expect(page.getByText(`Before ${index}.`, { exact: true })).toBeVisible();
      const { told, tags, attributes, links } = await wakeAttack(page, `Before ${index}.`);
      expect(told.filter((word) => !STOPPED_WHILE_PARSED.includes(word))).toEqual([]);
      expect(
        tags.filter((tag) => !/^(h[2-4]|p|br|ul|ol|li|blockquote|a|strong|em|code|figure|figcaption)$/.test(tag)),
      ).toEqual([]);
      expect(attributes.filter((attribute) => !/^(href|rel)$/.test(attribute))).toEqual([]);
      expect(links.filter((protocol) => !/^(https?|mailto):$/.test(protocol))).toEqual([]);
    });
  }
  expect(foreign).toEqual([]);
});
