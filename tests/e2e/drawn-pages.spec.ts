/** Tests public pages as the server draws them, and how the browser takes them over. */
import type { Page, Request } from '@playwright/test';
import { LANGUAGE_COOKIE } from '#platform/shared/language-cookie.ts';
import { atRest } from './support/at-rest.ts';
import { test as base, expect, logIn } from './support/community-test.ts';
import { untilIdle } from './support/page-idle.ts';
import { openServerRendered } from './support/server-rendered.ts';
import { openByLink } from './support/walking.ts';

const PAGES = [
  '/',
  '/impacts',
  '/impacts?sdg=13&page_size=5',
  '/scholarships',
  '/councils',
  '/news',
  '/gallery',
  '/leaderboard',
  '/leaderboard?period=month',
  '/sdg',
  '/sdg/climate-action',
  '/partners',
  '/verify',
  '/search?q=garden',
  '/terms',
  '/privacy',
  '/auth/login',
  '/auth/register',
];
/** Lists, each with the prefix of the addresses of its items. */
const LISTS = {
  '/impacts': '/impacts/',
  '/scholarships': '/scholarships/',
  '/councils': '/councils/',
  '/news': '/news/',
};

/** The text of a page, without parts that are only for readers with or without JavaScript. */
const textOf = (page: Page): Promise<string> =>
  page.locator('main').evaluate((main) => {
    const copy = main.cloneNode(true);
    if (!(copy instanceof Element)) return '';
    for (const element of copy.querySelectorAll('noscript')) element.remove();
    return copy.textContent;
  });

/** Removes days and times, since the server doesn't know the reader's clock. */
const timeless = (text: string) =>
  text
    .replaceAll(/; [^;]{1,20} your time/g, '')
    .replaceAll(/(just now|yesterday|today|\d{1,2} (minute|hour|day)s? ago), /g, '')
    .replaceAll(/\d{1,2} [A-Z][a-z]{2} \d{2}(, \d{2}:\d{2})?/g, 'day');

/** The names of the fonts that the browser has used for the element at an XPath. */
async function facesOf(page: Page, path: string): Promise<string[]> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('DOM.enable');
  await devTools.send('CSS.enable');
  await devTools.send('DOM.getDocument');
  const { searchId, resultCount } = await devTools.send('DOM.performSearch', { query: path });
  expect(resultCount, path).toBeGreaterThan(0);
  const { nodeIds } = await devTools.send('DOM.getSearchResults', { searchId, fromIndex: 0, toIndex: 1 });
  const { fonts } = await devTools.send('CSS.getPlatformFontsForNode', { nodeId: nodeIds[0] ?? 0 });
  await devTools.detach();
  return fonts.map(({ familyName }) => familyName.split(' ')[0] ?? '');
}

/** Only the browser knows whether it has passkeys. */
const withoutPasskey = (text: string) => text.replace(/orContinue with a passkey$/, '');

/** Each browser gets its own challenge, so the drawn page has none. */
const PASSKEY_CALL = '/api/login/passkey/options';

async function expectTakenOver(page: Page, path: string): Promise<void> {
  const calls: string[] = [];
  const note = (request: Request) => {
    if (request.isNavigationRequest()) calls.length = 0;
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/') && pathname !== PASSKEY_CALL) calls.push(request.url());
  };
  page.on('request', note);
  await openServerRendered(page, path);
  await page.evaluate(() => {
    Object.assign(window, { drawn: document.querySelector('h1') });
  });
  await untilIdle(page);
  page.off('request', note);
  const isSame = await page.evaluate(() => 'drawn' in window && window.drawn === document.querySelector('h1'));
  expect(isSame, `${path} keeps what the server drew`).toBe(true);
  expect(calls, `${path} asks for nothing again`).toEqual([]);
}

/** `still`: a page in a browser without JavaScript. */
const test = base.extend<{ still: Page }>({
  still: async ({ browser, server }, use) => {
    const context = await browser.newContext({ baseURL: server.origin, javaScriptEnabled: false });
    await use(await context.newPage());
    await context.close();
  },
});

test('covers are drawn without scripts too', async ({ still }) => {
  await openServerRendered(still, '/nowhere-on-the-map');
  const lines = still.locator('.contour-lines');
  await expect(lines).toBeVisible();
  await expect(lines).toHaveCSS('mask-image', /contour-lines/);
});

test('every public page is whole before any script runs, and the browser goes on with it', async ({ page, still }) => {
  test.slow();
  const things: string[] = [];
  for (const [list, start] of Object.entries(LISTS)) {
    await openServerRendered(still, list);
    const link = still.locator(`main article a[href^="${start}"]`).first();
    things.push((await link.getAttribute('href')) ?? '');
  }
  await openServerRendered(still, '/leaderboard');
  things.push((await still.locator('main a[href^="/people/"]').first().getAttribute('href')) ?? '');
  expect(things.filter((path) => path.split('/').length === 4)).toHaveLength(5);
  for (const path of [...PAGES, ...things]) {
    await test.step(path, async () => {
      const answer = await openServerRendered(still, path);
      expect(answer?.status()).toBe(200);
      const drawn = await textOf(still);
      expect(drawn).not.toContain('Loading');
      await expectTakenOver(page, path);
      await expect.poll(async () => withoutPasskey(timeless(await textOf(page)))).toBe(timeless(drawn));
    });
  }
});

test('pages, filters and long lists work without JavaScript', async ({ still }) => {
  await openServerRendered(still, '/');
  await still.getByRole('navigation', { name: 'Site' }).first().getByRole('link', { name: 'Impacts' }).click();
  await expect(still).toHaveURL(/\/impacts$/);
  const first = await still.getByRole('article').first().getByRole('heading').textContent();
  await still.getByRole('link', { name: 'Show more impacts' }).click();
  await expect(still).toHaveURL(/\/impacts\?cursor=/);
  await expect(still.getByRole('article').first().getByRole('heading')).not.toHaveText(first ?? '');

  await still.getByLabel('Goal', { exact: true }).selectOption('13');
  await still.getByRole('button', { name: 'Apply filters' }).click();
  await expect(still).toHaveURL(/sdg=13/);
  await expect(still.getByLabel('Goal', { exact: true })).toHaveValue('13');
  await still.getByRole('article').first().getByRole('link').first().click();
  await expect(still).toHaveURL(/\/impacts\/[0-9a-f-]{36}\/[^/]+$/);
  await expect(still.getByRole('region', { name: /^Goals?$/ })).toContainText('Climate action');
});

test('words in Vietnamese are each drawn in one face, which a page in English doesn’t load', async ({
  page,
  still,
}) => {
  const loaded: string[] = [];
  // `still` has a new browser context: a reused page would also request fonts that earlier tests have used.
  still.on('request', (request) => {
    if (request.resourceType() === 'font') loaded.push(request.url().replace(/^.*\/|-(opsz|wght)-.*$/g, ''));
  });
  await openServerRendered(still, '/auth/login');
  await still.evaluate(() => document.fonts.ready);
  expect(loaded.toSorted()).toEqual(['figtree-latin', 'fraunces-latin']);

  await page.goto('/auth/login');
  await page.getByLabel('Email').fill('Nguyễn');
  await expect(page.getByLabel('Email')).toHaveCSS('font-family', /^"Companion Words"/);

  for (const reader of [still, page]) {
    await reader.goto('/councils?search=Huong');
    await expect.poll(() => facesOf(reader, '//article//a[text()="Hội Yêu Sông Hương"]')).toEqual(['Fraunces']);
    await expect.poll(() => facesOf(reader, '//p[text()="Huế, Viet Nam"]')).toEqual(['Commissioner']);
  }
});

test('a form that needs JavaScript says so, and puts no password into an address', async ({ still }) => {
  await openServerRendered(still, '/auth/login');
  await expect(still.getByText('This form needs JavaScript')).toBeVisible();
  await still.getByLabel('Password', { exact: true }).fill('a secret of mine');
  await still.getByRole('button', { name: 'Log in', exact: true }).click();
  await still.waitForLoadState();
  await expect(still).not.toHaveURL(/secret/);
});

test('what is far below the screen is laid out later, but not for someone who comes back to it', async ({ page }) => {
  const html = page.locator('html');
  const impacts = page.getByRole('main').getByRole('article');
  await openServerRendered(page, '/impacts');
  await expect(html).toHaveAttribute('data-lazy');
  await page.reload();
  await untilIdle(page);
  await expect(html).not.toHaveAttribute('data-lazy');
  await impacts.nth(15).scrollIntoViewIfNeeded();
  const read = await atRest(() => page.evaluate(() => scrollY));
  await page.reload();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(read);
  await openServerRendered(page, '/councils');
  await openByLink(page, '/news');
  await expect(html).not.toHaveAttribute('data-lazy');
});

test('what is pressed and typed before the page’s code has come isn’t lost', async ({ page }) => {
  const come = Promise.withResolvers<void>();
  await page.route('**/assets/**/*.js', (route) => come.promise.then(() => route.continue()));
  await openServerRendered(page, '/auth/login', { waitUntil: 'commit' });
  await page.getByLabel('Email').fill('nobody@groundswell.example');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  come.resolve();
  await expect(page.getByRole('link', { name: 'Enter a password.' })).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue('nobody@groundswell.example');
  await expect(page).toHaveURL(/\/auth\/login$/);
});

test('keys and presses before the page’s code has come open what they would, with the focus in it', async ({
  page,
}) => {
  const field = page.getByRole('combobox', { name: 'Search everything' });
  const openHeld = async (path: string) => {
    const come = Promise.withResolvers<void>();
    await page.unrouteAll();
    await page.route('**/assets/**/*.js', (route) => come.promise.then(() => route.continue()));
    await openServerRendered(page, path, { waitUntil: 'commit' });
    await expect(page.getByRole('contentinfo')).toBeVisible();
    return come;
  };
  const byKey = await openHeld('/news');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('the dell');
  await page.keyboard.press('Backspace');
  byKey.resolve();
  await page.keyboard.type('ta');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('the delta');

  const byPress = await openHeld('/news');
  await page.getByRole('button', { name: 'Search' }).first().click();
  byPress.resolve();
  await expect(field).toBeFocused();

  const thoughtBetter = await openHeld('/news');
  await page.keyboard.press('/');
  await page.keyboard.press('Escape');
  thoughtBetter.resolve();
  await untilIdle(page);
  await expect(field).toHaveCount(0);

  const byLink = await openHeld('/gallery');
  const picture = page.getByRole('link', { name: /^View picture/ }).nth(1);
  await picture.press('Enter');
  byLink.resolve();
  await expect(page.getByRole('dialog').getByRole('heading')).toHaveText(/^Picture 2 of/);
  await page.keyboard.press('Escape');
  await expect(picture).toBeFocused();
});

test('a page whose code can’t be loaded works as without JavaScript', async ({ page, browserErrors }) => {
  browserErrors.expect(/ERR_FAILED|Failed to fetch dynamically imported module/);
  await page.route('**/assets/**/*.js', (route) => route.abort());
  await openServerRendered(page, '/impacts');
  const reload = page.getByRole('alert').getByRole('link', { name: 'Reload the page' });
  await expect(reload).toHaveAttribute('href', '/impacts');
  await page.getByLabel('Goal', { exact: true }).selectOption('13');
  await page.getByRole('button', { name: 'Apply filters' }).click();
  await expect(page).toHaveURL(/sdg=13/);
  await openServerRendered(page, '/auth/login');
  await expect(page.getByText('This form needs JavaScript')).toBeVisible();
  await page.goto('/dashboard');
  await expect(page.getByRole('alert')).toContainText('Check your connection and reload the page.');
});

test('a search that is typed before the page’s code has come is found once it has, and goes on at its caret', async ({
  page,
}) => {
  const come = Promise.withResolvers<void>();
  await page.route('**/assets/**/*.js', (route) => come.promise.then(() => route.continue()));
  await openServerRendered(page, '/impacts', { waitUntil: 'commit' });
  const search = page.getByRole('searchbox', { name: 'Search' });
  await page.getByLabel('Featured only').check();
  await search.fill('mangroes');
  await search.press('ArrowLeft');
  await search.press('ArrowLeft');
  come.resolve();
  await expect(page).toHaveURL(/search=mangroes/);
  await expect(page).toHaveURL(/isFeatured=true/);
  await expect(search).toHaveValue('mangroes');
  await page.keyboard.type('v');
  await expect(search).toHaveValue('mangroves');
  await expect(page.getByLabel('Featured only')).toBeChecked();
});

test('a filter that is chosen while the page’s code takes over isn’t lost', async ({ page }) => {
  // Chooses right after React has attached its listeners, before it has rendered anything.
  await page.addInitScript(() => {
    const listen = EventTarget.prototype.addEventListener;
    const choose = () => {
      const select = document.querySelector<HTMLSelectElement>('select[name="sdg"]');
      if (!select) throw new Error('The page has no filter by goal');
      select.value = '13';
      for (const name of ['input', 'change']) select.dispatchEvent(new Event(name, { bubbles: true }));
    };
    EventTarget.prototype.addEventListener = function (this: EventTarget, ...given: Parameters<typeof listen>) {
      listen.apply(this, given);
      if (given[0] !== 'change' || !(this instanceof Element) || this.id !== 'root') return;
      EventTarget.prototype.addEventListener = listen;
      queueMicrotask(choose);
    };
  });
  await page.goto('/impacts');
  await expect(page).toHaveURL(/sdg=13$/);
  await expect(page.getByLabel('Goal', { exact: true })).toHaveValue('13');
  await page.goBack();
  await expect(page).toHaveURL(/\/impacts$/);
});

test('someone who is logged in never sees the visitor’s page', async ({ page }) => {
  await logIn(page, 'member', '/impacts');
  const answer = await page.request.get('/impacts', { headers: { accept: 'text/html' } });
  expect(await answer.text()).toContain('<div id="root"></div>');
  await openByLink(page, '/logout');
});

test('a page of someone whose cookie was lost is drawn for them, not for a visitor', async ({ page, context }) => {
  await logIn(page, 'member', '/leaderboard');
  await context.clearCookies({ name: 'loggedIn' });
  await page.reload();
  await expect(page.getByRole('region', { name: 'Your rank' })).toBeVisible();
  expect((await context.cookies()).map(({ name }) => name)).toContain('loggedIn');
});

test('a link that someone rests on is read before it is opened', async ({ page }) => {
  await openServerRendered(page, '/impacts');
  await untilIdle(page);
  const link = page.getByRole('article').first().getByRole('link').first();
  const id = /\/impacts\/([^/]+)/.exec((await link.getAttribute('href')) ?? '')?.[1] ?? '';
  const isRead = (address: string) => address.includes(`/api/impact/${id}`);
  const read = page.waitForResponse((answer) => isRead(answer.url()));
  await link.hover();
  await (await read).finished();
  const later: string[] = [];
  page.on('request', (request) => {
    if (isRead(request.url())) later.push(request.url());
  });
  await link.click();
  await expect(page).toHaveURL(new RegExp(id));
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  expect(later).toEqual([]);
});

test('a browser reads the faces after its first paint, and begins with them from then on', async ({ newVisitor }) => {
  const visitor = await (await newVisitor()).newPage();
  // Records the attribute, which is soon removed.
  await visitor.addInitScript(() => {
    new MutationObserver(() => {
      const { dataset } = document.documentElement;
      if (dataset['faces']) dataset['facesAtFirst'] = dataset['faces'];
    }).observe(document, { subtree: true, attributeFilter: ['data-faces'] });
  });
  const firstFaces = async () => {
    await visitor.goto('/impacts');
    await expect(visitor.locator('html')).not.toHaveAttribute('data-faces');
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveCSS('font-family', /^"Fraunces Variable"/);
    return visitor.locator('html').getAttribute('data-faces-at-first');
  };
  await visitor.goto('/robots.txt');
  await visitor.evaluate(() => localStorage.removeItem('faces'));
  expect(await firstFaces()).toBe('later');
  await expect.poll(() => visitor.evaluate(() => localStorage.getItem('faces'))).toBe('kept');
  expect(await firstFaces()).toBeNull();
});

test('a title that takes more or fewer lines in its own face keeps the stand-in, and moves nothing', async ({
  newVisitor,
}) => {
  const visitor = await (await newVisitor()).newPage();
  const title = visitor.getByRole('heading', { level: 1 });
  const html = visitor.locator('html');
  // Wide enough for another line, whichever fonts the machine has.
  await visitor.route('**/assets/*.css', async (route) => {
    const styles = await route.fetch();
    await route.fulfill({
      response: styles,
      body: (await styles.text()).replace(/--title-stand-ins:[^;}]+/, '--title-stand-ins:monospace'),
    });
  });
  await visitor.setViewportSize({ width: 390, height: 844 });
  await visitor.goto('/');
  await expect(html).toHaveAttribute('data-faces', 'later-for-title');
  await expect(title).toHaveCSS('font-family', 'monospace');
  await expect(visitor.getByRole('heading', { level: 2 }).first()).toHaveCSS('font-family', /^"Fraunces Variable"/);
  await openByLink(visitor, '/news');
  await expect(title).toHaveCSS('font-family', /^"Fraunces Variable"/);
});

/** The faces of the headline. In Arabic, spaces and stops come from the face for Latin letters. */
const HEADLINES = { en: ['Fraunces'], de: ['Fraunces'], es: ['Fraunces'], fr: ['Fraunces'], ar: ['Noto', 'Fraunces'] };

for (const [language, faces] of Object.entries(HEADLINES)) {
  test(`the headline gets its own face on the first visit and moves nothing, in ${language}`, async ({
    newVisitor,
    server,
  }) => {
    const visitor = await (await newVisitor()).newPage();
    await visitor.context().addCookies([{ name: LANGUAGE_COOKIE, value: language, url: server.origin }]);
    const { promise: isMeasured, resolve: sendFonts } = Promise.withResolvers<void>();
    await visitor.route('**/*.woff2', async (route) => {
      await isMeasured;
      await route.continue();
    });
    const title = visitor.getByRole('heading', { level: 1 });
    const measure = async () => {
      const heights: number[] = [];
      for (const width of [1440, 1280, 1024, 640, 390, 320]) {
        await visitor.setViewportSize({ width, height: 800 });
        heights.push(await title.evaluate((element) => element.getBoundingClientRect().height));
      }
      return heights;
    };
    // The page's load waits for its faces, which are held back.
    await visitor.goto('/', { waitUntil: 'domcontentloaded' });
    const before = await atRest(measure);
    const standIns = await facesOf(visitor, '//h1//text()');
    expect(standIns.filter((face) => faces.includes(face))).toEqual([]);
    sendFonts();
    await expect(visitor.locator('html')).not.toHaveAttribute('data-faces');
    await expect.poll(() => facesOf(visitor, '//h1//text()')).toEqual(faces);
    await expect.poll(measure).toEqual(before);
  });
}
