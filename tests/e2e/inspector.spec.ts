import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { DEMO_PASSWORD } from '#demo/accounts.ts';
import { expectAccessible } from './support/accessibility.ts';
import { atRest } from './support/at-rest.ts';
import { addressOf, expect, test } from './support/community-test.ts';
import { expectFits } from './support/fitting.ts';

const state = (page: Page, id: string) => page.locator(`[data-state="${id}"]`);
const active = (page: Page) =>
  page.locator('[data-active]').evaluateAll((all) => all.map((one) => one.dataset['state']));
const panel = (page: Page) => page.getByRole('complementary');

test('a newcomer reads what happens to a person with an unverified address and an incomplete profile', async ({
  page,
}) => {
  test.slow();
  await page.goto('/inspector');
  await expect(page).toHaveTitle('Flows · Groundswell');
  await expectAccessible(page);
  await page.getByRole('link', { name: /unverified email address and an incomplete profile/ }).click();
  await expect(panel(page)).toContainText('the email address isn’t verified. The login page says so');
  await expect.poll(() => active(page)).toEqual(['login', 'login.unverified']);
  await expectAccessible(page);

  const ends = [
    'session.unverified',
    'login.givenUp',
    'verifyEmail.verified',
    'login.loggedIn',
    'session.incompleteProfile.fresh',
    'profileCompletion.completed',
    'session.signedIn.fresh',
  ];
  for (const [index, end] of ends.entries()) {
    await panel(page).getByRole('button', { name: 'Next step' }).click();
    await expect(panel(page).locator('[aria-current="step"]')).toContainText(`${index + 2}.`);
    await expect.poll(async () => (await active(page)).at(-1)).toBe(end);
  }
  await expect(panel(page).getByRole('button', { name: 'Next step' })).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'What happens when' })).toBeVisible();
});

test('a login with an unverified address is followed live, stepped back through and shared, with secrets masked', async ({
  page,
  context,
}) => {
  await page.goto('/inspector?flow=login&mode=live');
  await page.evaluate(() => {
    const heard: unknown[] = [];
    new BroadcastChannel('groundswell-flows').addEventListener('message', ({ data }) => heard.push(data));
    Object.assign(window, { heard });
  });
  await panel(page).getByRole('button', { name: 'Open the site here' }).click();
  const site = page.frameLocator('iframe');
  await site.getByRole('link', { name: 'Log in' }).first().click();
  await expect.poll(() => active(page)).toEqual(['login', 'login.editing']);
  await site.getByLabel('Email').fill(addressOf('unverified'));
  await site.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await site.getByRole('button', { name: 'Log in' }).click();

  await expect(site.getByText('Your email address is not verified yet')).toBeVisible();
  await expect.poll(() => active(page)).toEqual(['login', 'login.unverified']);
  await expect(panel(page).getByRole('heading', { name: 'Unverified' })).toBeVisible();
  await expect(panel(page).getByRole('button', { name: 'Who is logged in Unverified' })).toBeVisible();
  await expectAccessible(page);

  const timeline = panel(page).getByRole('list', { name: 'What happened, newest first' });
  const submitted = timeline.getByRole('listitem').filter({ hasText: 'Form submitted' });
  await submitted.getByRole('button', { name: 'Payload of “Form submitted”' }).click();
  await expect(submitted).toContainText(addressOf('unverified'));
  await expect(submitted).toContainText('"password": "••••••"');
  await submitted.getByRole('button', { name: 'Submitting' }).click();
  await expect.poll(() => active(page)).toEqual(['login', 'login.submitting']);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await panel(page).getByRole('button', { name: 'Copy link to recording' }).click();
  await expect(panel(page).getByText('Copied')).toBeVisible();
  const download = page.waitForEvent('download');
  await panel(page).getByRole('button', { name: 'Save as JSON' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('login-recording.json');
  const recording = await readFile(await file.path(), 'utf8');
  expect(recording).toContain('"type": "form.submitted"');
  expect(recording).toContain(addressOf('unverified'));
  expect(recording).not.toContain(DEMO_PASSWORD);
  await panel(page).getByRole('button', { name: 'Step back' }).click();
  await panel(page).getByRole('button', { name: 'Latest' }).click();
  await page
    .getByRole('navigation', { name: 'Flows' })
    .getByRole('link', { name: /^Log in/ })
    .click();

  const heard = await page.evaluate(() => JSON.stringify(Reflect.get(window, 'heard')));
  const token = await page.evaluate(() => localStorage.getItem('accessToken'));
  expect(token).toBeTruthy();
  expect(heard).toContain('form.submitted');
  expect(heard).not.toContain(DEMO_PASSWORD);
  expect(heard).not.toContain(token);

  // A shared link contains what happened, but nothing that was typed.
  await page.goto(await page.evaluate(() => navigator.clipboard.readText()));
  await expect(panel(page).getByRole('heading', { name: 'Recording' })).toBeVisible();
  await expect(submitted).toBeVisible();
  await expect(panel(page)).not.toContainText(addressOf('unverified'));
  await expect.poll(() => active(page)).toEqual(['login', 'login.unverified']);
  await submitted.getByRole('button', { name: 'Submitting' }).click();
  await expect.poll(() => active(page)).toEqual(['login', 'login.submitting']);
  await expectAccessible(page, panel(page));

  // Another recording is opened beside it, and goes through its own steps.
  await panel(page).getByLabel('Link to another recording').fill(page.url());
  await panel(page).getByRole('button', { name: 'Open beside this one' }).click();
  await expect(page.locator('[data-chart]')).toHaveCount(2);
  const other = page.getByRole('region', { name: 'The other recording' });
  await expect(other.locator('[data-active]').last()).toHaveAttribute('data-state', 'login.unverified');
  await other
    .getByRole('listitem')
    .filter({ hasText: 'Form submitted' })
    .getByRole('button', { name: 'Submitting' })
    .click();
  await expect(other.locator('[data-active]').last()).toHaveAttribute('data-state', 'login.submitting');
  await expectAccessible(page);
  await panel(page).getByRole('button', { name: 'Close the other recording' }).click();
  await expect(page.locator('[data-chart]')).toHaveCount(1);
  await panel(page).getByRole('button', { name: 'Follow live instead' }).click();
  await expect(panel(page).getByRole('heading', { name: 'Watch it happen' })).toBeVisible();
});

test('the chart follows a person from flow to flow until one is chosen', async ({ page }) => {
  await page.goto('/inspector?flow=session&mode=live');
  await panel(page).getByRole('button', { name: 'Open the site here' }).click();
  const site = page.frameLocator('iframe');
  await expect.poll(() => active(page)).toEqual(['session', 'session.signedOut']);
  await panel(page).getByRole('switch', { name: 'Follow automatically' }).check();
  await site.getByRole('link', { name: 'Log in' }).first().click();
  await expect.poll(() => active(page)).toEqual(['login', 'login.editing']);
  await site.getByLabel('Email').fill(addressOf('incomplete'));
  await site.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await site.getByRole('button', { name: 'Log in' }).click();
  await expect.poll(() => active(page)).toEqual(['profileCompletion', 'profileCompletion.editing']);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Complete the profile');
  await expectAccessible(page, panel(page));

  await panel(page)
    .getByRole('button', { name: /^Who is logged in/ })
    .first()
    .click();
  await expect
    .poll(() => active(page))
    .toEqual(['session', 'session.incompleteProfile', 'session.incompleteProfile.fresh']);
  await expect(panel(page).getByRole('switch', { name: 'Follow automatically' })).not.toBeChecked();

  await panel(page)
    .getByRole('button', { name: /^Log in/ })
    .first()
    .click();
  await panel(page).getByRole('button', { name: 'Latest' }).click();
  await expect(panel(page)).toContainText('EndedLogged in');
  await expect.poll(() => active(page)).toEqual(['login', 'login.loggedIn']);
});

test('the toggle on a page opens the flows beside it; they follow every tab and can send events to the page', async ({
  page,
  context,
}) => {
  const openedBefore = await context.newPage();
  await openedBefore.goto('/auth/forgot');
  await page.goto('/auth/login');
  await page.getByRole('button', { name: 'Inspect flows' }).click();
  const popup = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Open in a new window' }).click();
  const flows = await popup;
  await expect.poll(() => active(flows)).toEqual(['session', 'session.signedOut']);
  const tabs = panel(flows).getByRole('combobox', { name: 'Page' });
  await expect(tabs).toContainText('/auth/forgot');
  const openedAfter = await context.newPage();
  // As in a crash, this page can't report that it's being closed.
  await openedAfter.addInitScript(() => addEventListener('pagehide', (event) => event.stopImmediatePropagation()));
  await openedAfter.goto('/auth/register');
  await expect(tabs).toContainText('/auth/register');
  for (const tab of [openedBefore, openedAfter]) await tab.close({ runBeforeUnload: true });
  await expect(tabs).toHaveCount(0);

  await page.getByLabel('Email').fill(addressOf('member'));
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL('**/dashboard');
  await expect.poll(() => active(flows)).toEqual(['session', 'session.signedIn', 'session.signedIn.fresh']);

  await panel(flows).getByRole('button', { name: 'Renewal needed' }).click();
  await panel(flows).getByRole('button', { name: 'Send to page' }).click();
  await expect(panel(flows)).toContainText('The flow doesn’t accept this event in its current state.');
  await panel(flows).getByRole('button', { name: 'Logout requested' }).click();
  await panel(flows).getByLabel('Payload', { exact: true }).fill('no object');
  await panel(flows).getByRole('button', { name: 'Send to page' }).click();
  await expect(panel(flows)).toContainText('This isn’t a JSON object');
  await panel(flows).getByLabel('Payload', { exact: true }).fill('{}');
  await panel(flows).getByRole('button', { name: 'Send to page' }).click();
  await expect.poll(() => active(flows)).toEqual(['session', 'session.signedOut']);

  await page.reload();
  await expect(panel(flows)).toContainText('Running on /');
});

test('a step back stays with its page while another opens, and ends with it', async ({ page, context }) => {
  await page.goto('/inspector?flow=login&mode=live');
  const followed = await context.newPage();
  await followed.goto('/auth/login');
  await expect.poll(() => active(page)).toEqual(['login', 'login.editing']);
  await panel(page).getByRole('button', { name: 'Step back' }).click();
  const moment = (word: string) => panel(page).getByText(word, { exact: true });
  await expect(moment('Then')).toBeVisible();
  const other = await context.newPage();
  await other.goto('/terms');
  await expect(panel(page).getByRole('combobox', { name: 'Page' })).toContainText('/terms');
  await expect(panel(page)).toContainText('Running on /auth/login');
  await expect(moment('Then')).toBeVisible();
  await followed.reload();
  await expect(moment('Now')).toBeVisible();
});

/** Navigates by script, like a link, so that it remains the window that the page opened. */
async function lead(window: Page, url: string): Promise<void> {
  await window.evaluate((to) => location.assign(to), url);
  await window.waitForURL(url);
}

/** A page that acts like the receiver of the official inspector, and records the messages it gets. */
const RECEIVER = `<!doctype html><title>Receiver</title><script>
  heard = [];
  addEventListener('message', ({ data }) => {
    heard.push(data);
    if (location.host !== 'stately.ai') fetch('/told');
  });
  opener.postMessage({ type: '@statelyai.connected' }, '*');
</script>`;

test('the toggle can use Stately’s hosted inspector, which gets everything but secrets', async ({
  page,
  context,
  browserErrors,
}) => {
  browserErrors.expect(/target origin provided/);
  const asked: string[] = [];
  await context.route(/^https:\/\/(stately\.ai|elsewhere\.example)\//, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: RECEIVER });
  });
  await page.goto('/auth/login');
  await page.getByRole('button', { name: 'Inspect flows' }).click();
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Use Stately’s hosted inspector' }).click();
  const hosted = await opened;
  const heard = () => hosted.evaluate(() => JSON.stringify(Reflect.get(window, 'heard')));
  await expect.poll(heard).toContain('"name":"session"');
  expect(asked).toEqual(['https://stately.ai/inspect']);

  await page.getByLabel('Email').fill(addressOf('member'));
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL('**/dashboard');
  await expect.poll(heard).toContain('"login.succeeded"');
  expect(await heard()).toContain('"type":"form.submitted"');
  expect(await heard()).not.toContain(DEMO_PASSWORD);
  expect(await heard()).not.toContain(await page.evaluate(() => localStorage.getItem('accessToken')));

  // If the window shows another page, nothing is sent to it.
  await lead(hosted, 'https://elsewhere.example/');
  await page.getByRole('link', { name: 'Log out' }).first().click();
  await page.waitForURL('**/logout');
  await lead(hosted, 'https://stately.ai/inspect');
  await expect.poll(heard).toContain('"logout.requested"');
  expect(asked).toEqual(['https://stately.ai/inspect', 'https://elsewhere.example/', 'https://stately.ai/inspect']);
});

test('a page that can’t be followed says so', async ({ page, context, browserErrors }) => {
  browserErrors.expect(/ERR_FAILED|Failed to fetch dynamically|404/);
  await page.goto('/inspector?flow=login&mode=live');
  await context.route(/\/assets\/.*\/hub-/, (route) => route.abort('failed'));
  await panel(page).getByRole('button', { name: 'Open the site here' }).click();
  await expect(page.frameLocator('iframe').getByText('This page can’t be followed')).toBeVisible();
});

test('the chart says which test covers each transition', async ({ page }) => {
  await page.goto('/inspector?flow=registration');
  const list = page.getByRole('navigation', { name: 'Flows' });
  await expect(list.getByRole('link', { name: 'Create an account 3 of 3 transitions covered by tests' })).toBeVisible();
  await expect(
    list.getByRole('link', { name: /^Who is logged in (\d+) of \1 transitions covered by tests$/ }),
  ).toBeVisible();
  await expect(panel(page)).toContainText('3 of 3 transitions are covered by a test');
  await expect(page.locator('[data-chart] [data-covered="yes"]')).toHaveCount(3);
  await expect(page.locator('[data-chart] [data-covered="no"]')).toHaveCount(0);
  await state(page, 'registration.submitting').click();
  await panel(page).getByRole('button', { name: 'It failed → Editing' }).click();
  await expect(
    panel(page).getByRole('listitem').filter({ hasText: 'Create an account, walk 1: without an invitation' }),
  ).toBeVisible();
  await expectAccessible(page);

  await list.getByRole('link', { name: /^Who is logged in/ }).click();
  await expect(panel(page)).toContainText('covered by a test of the state machine alone');
  await expect(page.locator('[data-chart] [data-covered="yes"]')).not.toHaveCount(0);
  await expect(page.locator('[data-chart] [data-covered="no"]')).toHaveCount(0);
  await state(page, 'session.signedOut').focus();
  await page.keyboard.press('Enter');
  await panel(page)
    .getByRole('button', { name: /^Login succeeded/ })
    .click();
  await expect(panel(page)).toContainText('tests/domains/auth/flows/session.test.ts');
  await expectAccessible(page, panel(page));
});

test('a flow is walked without a page or with its screens, and the walk can be shared as a link', async ({ page }) => {
  await page.goto('/inspector?flow=login');
  await page.getByText('Walk through').click();
  // It begins at the form, with what can happen next; other beginnings are a step back.
  await expect.poll(() => active(page)).toEqual(['login', 'login.editing']);
  await expect(panel(page).getByRole('button', { name: 'Form submitted' })).toBeVisible();
  await panel(page).getByRole('button', { name: 'Step back' }).click();
  await expect(panel(page).getByRole('heading', { name: /identity provider accept the person/ })).toBeVisible();
  await page.reload();
  await expect(panel(page).getByRole('heading', { name: /identity provider accept the person/ })).toBeVisible();
  await panel(page).getByRole('button', { name: 'No', exact: true }).click();
  await panel(page).getByRole('button', { name: 'No', exact: true }).click();
  await expect.poll(() => active(page)).toEqual(['login', 'login.editing']);
  await expect(page).not.toHaveURL(/walk=/);
  await panel(page).getByRole('button', { name: 'Form submitted' }).click();
  await expect(panel(page)).toContainText('POST /login');
  await panel(page).getByRole('button', { name: 'It worked' }).click();
  await expect(panel(page).getByRole('heading', { name: 'Is the email address still unverified?' })).toBeVisible();
  await panel(page).getByRole('button', { name: 'Yes' }).click();
  await expect.poll(() => active(page)).toEqual(['login', 'login.unverified']);
  await expectAccessible(page, panel(page));

  await page.reload();
  await expect.poll(() => active(page)).toEqual(['login', 'login.unverified']);
  await panel(page).getByRole('button', { name: 'Step back' }).click();
  await expect.poll(() => active(page)).toEqual(['login', 'login.submitting']);
  await page.goto('/inspector?flow=login&mode=walk&walk=!hasExternalCode!isExternalReturn,never.heard.of');
  await expect.poll(() => active(page)).toEqual(['login', 'login.editing']);

  // A state's screen is the real page, in a same-origin frame.
  await panel(page).getByRole('button', { name: 'Show screen' }).click();
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();

  await page.goto('/inspector?flow=never-heard-of');
  await page.getByRole('link', { name: 'See all flows' }).click();
  await expect(page.getByRole('heading', { name: 'All flows' })).toBeVisible();
});

test('a foreign machine that speaks the official protocol is drawn and followed', async ({ page }) => {
  await page.goto('/terms');
  const opened = page.waitForEvent('popup');
  await page.evaluate(() => {
    const flows = window.open('/inspector?flow=lamp&mode=live');
    const about = { _version: '0.7.2', createdAt: '0', id: null, rootId: 'x:0', sessionId: 'x:0' };
    const on = { initial: 'dim', after: { 5000: 'off' }, states: { dim: { on: { turned: 'bright' } }, bright: {} } };
    const definition = JSON.stringify({ id: 'lamp', initial: 'off', states: { off: { on: { pressed: 'on' } }, on } });
    const stand = (value: unknown) => ({ status: 'active', value, context: {} });
    addEventListener('message', ({ data }) => {
      if (data?.type !== '@statelyai.connected') return;
      const actor = { ...about, type: '@xstate.actor', name: 'lamp', definition, snapshot: stand('off') };
      const pressed = {
        ...about,
        type: '@xstate.snapshot',
        event: { type: 'pressed' },
        snapshot: stand({ on: 'dim' }),
      };
      for (const message of [actor, pressed]) flows?.postMessage(message, location.origin);
    });
  });
  const flows = await opened;
  await expect.poll(() => active(flows)).toEqual(['lamp', 'lamp.on', 'lamp.on.dim']);
  await expect(panel(flows)).toContainText('Pressed');
  await expect(panel(flows)).not.toContainText('Send an event');
});

test('search covers every flow, and announces its results', async ({ page }) => {
  await page.goto('/inspector');
  await page.getByLabel('Find a state, an event or a call').fill('post /login');
  const list = page.getByRole('navigation', { name: 'Flows' });
  await list.getByRole('link', { name: /Submitting/ }).click();
  await expect(panel(page).getByRole('heading', { name: 'Submitting' })).toBeVisible();
  await expect(panel(page)).toContainText('Log in with email and password');
  await panel(page)
    .getByRole('button', { name: /if the email address isn’t verified/ })
    .click();
  await panel(page).getByRole('button', { name: 'Unverified' }).click();
  await expect(panel(page).getByRole('heading', { name: 'Unverified' })).toBeVisible();
  await page.getByLabel('Find a state, an event or a call').fill('nothing is called so');
  await expect(page.getByText('No results')).toBeVisible();
});

test('names are in the reader’s language, and the code’s own in English', async ({ page }) => {
  await page.goto('/inspector?lang=ar&flow=login&item=login.submitting');
  await expect(page).toHaveTitle('المسارات · Groundswell');
  await expect(panel(page).getByRole('heading', { name: 'جارٍ الإرسال' })).toBeVisible();
  for (const name of ['login.submitting', 'clearErrors', 'POST /login', 'Log in with email and password']) {
    const english = panel(page).getByText(name, { exact: true });
    await expect(english).toHaveAttribute('lang', 'en');
    await expect(english).toHaveAttribute('dir', 'ltr');
  }
  await expect(state(page, 'login.submitting').getByText('جارٍ الإرسال')).toHaveCSS('direction', 'rtl');
  await expect(state(page, 'login.submitting').getByText('POST /login')).toHaveCSS('direction', 'ltr');
  // Charts in languages other than English are laid out in the browser.
  for (const id of ['opportunity', 'comment', 'line']) {
    await page.goto(`/inspector?flow=${id}`);
    await expect(state(page, id)).toBeVisible();
    await expect.poll(() => textsOutside(page), id).toEqual([]);
  }
  await expectAccessible(page);
});

/** The texts that overflow their state’s box. */
const textsOutside = (page: Page) =>
  page.locator('[data-state] text').evaluateAll((texts) =>
    texts.flatMap((text) => {
      const box = text.closest('[data-state]')?.querySelector('path')?.getBoundingClientRect();
      const { left, right } = text.getBoundingClientRect();
      return box && left >= box.left && right <= box.right ? [] : (text.textContent ?? '');
    }),
  );

test('a chart works by keyboard, and is saved as SVG and PNG that need nothing from the page', async ({ page }) => {
  await page.goto('/inspector?flow=login');
  const sheet = page.locator('[data-sheet]');
  const placeOf = () => sheet.getAttribute('transform');
  await page.getByRole('group', { name: /Chart of/ }).focus();
  for (const key of ['+', 'ArrowLeft', '-', '0']) {
    const before = await atRest(placeOf);
    await page.keyboard.press(key);
    await expect.poll(placeOf).not.toBe(before);
  }
  await state(page, 'login.submitting').focus();
  await page.keyboard.press('Enter');
  await expect(panel(page).getByRole('heading', { name: 'Submitting' })).toBeVisible();

  const save = async (name: string) => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name }).click();
    const file = await download;
    return { name: file.suggestedFilename(), content: await readFile(await file.path()) };
  };
  const drawing = await save('Save as SVG');
  expect(drawing.name).toBe('login.svg');
  const text = drawing.content.toString();
  expect(text).toContain('Unverified');
  expect(text).not.toMatch(/class=|oklch|var\(/);
  const picture = await save('Save as PNG');
  expect(picture.name).toBe('login.png');
  expect(picture.content.subarray(1, 4).toString()).toBe('PNG');
  expect(picture.content.readUInt32BE(16)).toBeGreaterThan(800);
});

test('the choice of inspector fits a short and a long page at any width', async ({ page }) => {
  for (const path of ['/auth/login', '/terms']) {
    await page.goto(path);
    await page.getByRole('button', { name: 'Inspect flows' }).click();
    for (const width of [1440, 390, 320]) {
      await page.setViewportSize({ width, height: 720 });
      await expect(page.getByRole('region', { name: 'Inspect flows' })).toBeInViewport({ ratio: 1 });
    }
  }
});

test('nothing scrolls sideways on a phone', async ({ page }) => {
  for (const path of [
    '/inspector',
    '/inspector?flow=session',
    '/inspector?flow=login&mode=walk',
    '/inspector?flow=login&mode=live',
    '/inspector?journey=unverified-and-incomplete',
  ]) {
    await page.setViewportSize({ width: 320, height: 720 });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectFits(page, `${path} at 320 px`);
    await page.setViewportSize({ width: 390, height: 720 });
    await expectFits(page, `${path} at 390 px`);
  }
});
