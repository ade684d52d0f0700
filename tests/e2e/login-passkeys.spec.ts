/** Passkeys, from adding one to removing it, on a device that Chromium simulates. */
import type { Locator, Page } from '@playwright/test';
import { loginMessages } from '#domains/auth/messages.ts';
import type { Factors, Session } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { createClient } from '../support/client.ts';
import { dataOf } from '../support/impacts.ts';
import { expectAccessible, expectAccessibleInBothThemes } from './support/accessibility.ts';
import { expect, submitLogin, test } from './support/community-test.ts';
import { expectFitsSmall } from './support/fitting.ts';
import { outdateProofs } from './support/outdated-proof.ts';
import { untilIdle } from './support/page-idle.ts';
import { type PasskeyDevice, plugInDevice } from './support/passkey-device.ts';
import { becomeMember, VALID_PASSWORD } from './support/registration.ts';
import { openByLink } from './support/walking.ts';

const SETTINGS = '/dashboard/settings/password';
const LOGIN = `/auth/login?${new URLSearchParams({ return: SETTINGS })}`;
const OFFER = say('auth.passkeyOffer.title');

const press = (within: Page | Locator, name: string) => within.getByRole('button', { name, exact: true }).click();
const sectionOf = (page: Page) => page.getByRole('region', { name: 'Passkeys' });
const passkeyButton = (page: Page) => page.getByRole('button', { name: 'Continue with a passkey' });

/** The page that opens next would send the tokens that are being given up. */
async function logOut(page: Page): Promise<void> {
  await openByLink(page, '/logout');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull();
}

/** Without the device, so that the browser doesn't choose its passkey at once. */
async function openLoginUnseen(page: Page, device: PasskeyDevice): Promise<void> {
  await device.setConfirming(false);
  await logOut(page);
  await page.goto(LOGIN);
  await expect(passkeyButton(page)).toBeVisible();
  await untilIdle(page);
  await device.setConfirming(true);
}

async function addPasskey(page: Page, device: PasskeyDevice): Promise<void> {
  await device.setConfirming(true);
  await press(sectionOf(page), 'Add a passkey');
}

test('a passkey is added, renamed, logs in by the button and in the form, and is removed', async ({
  page,
  mailbox,
}) => {
  test.slow();
  const device = await plugInDevice(page);
  const email = await becomeMember(page, mailbox, SETTINGS);
  const section = sectionOf(page);
  const dialog = page.getByRole('dialog');

  await test.step('added, with recovery codes', async () => {
    await addPasskey(page, device);
    await expect(dialog.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')).toHaveCount(10);
    await expectAccessible(page, dialog);
    await press(dialog, 'I’ve kept them');
    await expect(section.getByText(/Chrome · Linux/)).toBeVisible();
    await expect(page.getByRole('region', { name: 'Second step' }).getByText('10 left')).toBeVisible();
    await mailbox.linkTo(email, /\/not-me\//);
    await untilIdle(page);
    await expectAccessibleInBothThemes(page, page.getByRole('main'));
    await expectFitsSmall(page, 'a passkey');
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  await test.step('not twice on the same device', async () => {
    await press(section, 'Add a passkey');
    await expect(section.getByRole('alert')).toHaveText(say('auth.passkeysSection.deviceHasOne'));
  });

  await test.step('renamed', async () => {
    await press(section, 'Rename Chrome · Linux');
    await expect(dialog.getByLabel('Name')).toBeFocused();
    await dialog.getByLabel('Name').fill('My laptop');
    await press(dialog, 'Save');
    await expect(section.getByText('My laptop')).toBeVisible();
  });

  await test.step('logs in by the button', async () => {
    await openLoginUnseen(page, device);
    await expectAccessibleInBothThemes(page, page.getByRole('main'));
    await passkeyButton(page).click();
    await page.waitForURL(`**${SETTINGS}`);
    await expect(section.getByText(/last used/)).toBeVisible();
  });

  await test.step('logs in when it’s chosen in the form', async () => {
    await logOut(page);
    await page.goto(LOGIN);
    await page.waitForURL(`**${SETTINGS}`);
  });

  await test.step('removed here, and from the device', async () => {
    await press(section, 'Remove My laptop');
    await press(page.getByRole('alertdialog'), 'Remove the passkey');
    await expect(section.getByRole('listitem')).toHaveCount(0);
    await expect.poll(() => device.countPasskeys()).toBe(0);
    await logOut(page);
    await page.goto(LOGIN);
    await submitLogin(page, email, VALID_PASSWORD);
    await page.waitForURL(`**${SETTINGS}`);
  });
});

test('a passkey shows that it’s still its owner, long after logging in', async ({
  page,
  mailbox,
  server,
  browserErrors,
}) => {
  browserErrors.expect(/status of 403/);
  browserErrors.expect(/ERR_CONNECTION_(REFUSED|RESET)|status of 503 .*\/notification\/stream/);
  const device = await plugInDevice(page);
  await becomeMember(page, mailbox, SETTINGS);
  await addPasskey(page, device);
  await press(page.getByRole('dialog'), 'I’ve kept them');
  await page.goto('about:blank');
  await outdateProofs(server);
  await page.goto(SETTINGS);
  await press(sectionOf(page), 'Remove Chrome · Linux');
  await press(page.getByRole('alertdialog'), 'Remove the passkey');
  const question = page.getByRole('dialog', { name: 'Confirm that it’s you' });
  await expect(question.getByRole('button', { name: 'Use your password instead' })).toBeVisible();
  await expectAccessibleInBothThemes(page, question);
  await press(question, 'Use a passkey');
  await expect(question).toHaveCount(0);
  await expect(sectionOf(page).getByRole('listitem')).toHaveCount(0);
});

test('a passkey takes the place of a code after the password, and so does a recovery code', async ({
  page,
  mailbox,
  browserErrors,
}) => {
  browserErrors.expect(/status of 401/);
  const device = await plugInDevice(page);
  const email = await becomeMember(page, mailbox, SETTINGS);
  await addPasskey(page, device);
  const dialog = page.getByRole('dialog');
  const codes = dialog.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const [code = ''] = await codes.allInnerTexts();
  await press(dialog, 'I’ve kept them');

  await openLoginUnseen(page, device);
  await submitLogin(page, email, VALID_PASSWORD);
  await expect(page.getByRole('heading', { level: 1, name: 'Use your passkey' })).toBeVisible();
  const button = page.getByRole('button', { name: 'Use a passkey' });
  await expect(button).toBeFocused();
  await expectAccessibleInBothThemes(page, page.getByRole('main'));
  await expectFitsSmall(page, 'the passkey after the password');
  await page.setViewportSize({ width: 1280, height: 800 });
  await button.click();
  await page.waitForURL(`**${SETTINGS}`);

  await openLoginUnseen(page, device);
  await submitLogin(page, email, VALID_PASSWORD);
  await press(page, 'Use a recovery code');
  await page.getByLabel('Recovery code').fill(code);
  await press(page, 'Log in');
  await page.waitForURL(`**${SETTINGS}`);
});

test('what goes wrong with a passkey is said', async ({ page, mailbox, browserErrors, server }) => {
  test.slow();
  browserErrors.expect(/status of 401/);
  const device = await plugInDevice(page);
  const email = await becomeMember(page, mailbox, SETTINGS);
  const expectAlert = (text: string) => expect(page.getByRole('alert').filter({ hasText: text })).toBeVisible();

  /** Once the passkey is sent, the device confirms no more: the form would offer it again and again. */
  const sendPasskey = async () => {
    const sent = page.waitForRequest('**/api/login/passkey');
    await passkeyButton(page).click();
    await sent;
    await device.setConfirming(false);
  };

  await test.step('a question that is closed, for which browsers give the same reason as for no passkey', async () => {
    await openLoginUnseen(page, device);
    await passkeyButton(page).click();
    await expectAlert(loginMessages.passkeyCancelled);
    await expect(passkeyButton(page)).toBeEnabled();
    await submitLogin(page, email, VALID_PASSWORD);
    await page.waitForURL(`**${SETTINGS}`);
  });

  await addPasskey(page, device);
  const codes = page.getByRole('dialog').getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const [code = ''] = await codes.allInnerTexts();
  await press(page.getByRole('dialog'), 'I’ve kept them');

  await test.step('a signature of something else', async () => {
    await openLoginUnseen(page, device);
    await device.setForging(true);
    await sendPasskey();
    await expectAlert(say('auth.passkeys.wrong'));
    await device.setForging(false);
  });

  await test.step('an answer that was sent before', async () => {
    await openLoginUnseen(page, device);
    const sending = page.waitForRequest('**/api/login/passkey');
    await passkeyButton(page).click();
    const sent = await sending;
    await page.waitForURL(`**${SETTINGS}`);
    const cookies = await page.context().cookies();
    const token = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
    const again = await page.request.post('/api/login/passkey', {
      data: sent.postDataJSON(),
      headers: { 'X-XSRF-TOKEN': token },
    });
    expect(again.status()).toBe(401);
    expect(await again.json()).toMatchObject({ code: 'passkey_refused', message: say('auth.passkeys.expired') });
  });

  await test.step('a copy of the device', async () => {
    await device.rewind();
    await openLoginUnseen(page, device);
    await sendPasskey();
    await expectAlert(say('auth.passkeys.wrong'));
  });

  await test.step('one that was removed elsewhere, which the device then forgets', async () => {
    const client = createClient(server.origin);
    const login = await client.post<Session>('/login', { email, password: VALID_PASSWORD, code });
    client.token = dataOf(login).accessToken;
    const [passkey] = dataOf(await client.get<Factors>('/users/me/factors')).passkeys;
    expect((await client.call('DELETE', `/users/me/passkeys/${passkey?.id}`)).status).toBe(200);
    await openLoginUnseen(page, device);
    await sendPasskey();
    await expectAlert(say('auth.passkeys.unknown'));
    await expect.poll(() => device.countPasskeys()).toBe(0);
    await submitLogin(page, email, VALID_PASSWORD);
    await page.waitForURL(`**${SETTINGS}`);
  });
});

test('adding one is offered once after a login with the password', async ({ page, mailbox }) => {
  const device = await plugInDevice(page);
  const email = await becomeMember(page, mailbox);
  const offer = page.getByText(OFFER);
  await expect(offer).toHaveCount(0);
  const logInAgain = async () => {
    await logOut(page);
    await page.goto('/auth/login');
    await submitLogin(page, email, VALID_PASSWORD);
    await page.waitForURL('**/dashboard');
  };
  await logInAgain();
  await expect(offer).toBeVisible();
  await expectAccessibleInBothThemes(page, page.getByRole('main'));
  await page.reload();
  await expect(offer).toBeVisible();
  await press(page, 'Not now');
  await expect(offer).toHaveCount(0);
  await logInAgain();
  await untilIdle(page);
  await expect(offer).toHaveCount(0);

  await page.evaluate(() => localStorage.clear());
  await page.goto('/auth/login');
  await submitLogin(page, email, VALID_PASSWORD);
  await device.setConfirming(true);
  await press(page, 'Add a passkey');
  await press(page.getByRole('dialog'), 'I’ve kept them');
  await expect(offer).toHaveCount(0);
  expect(await device.countPasskeys()).toBe(1);
});

test('a browser without passkeys shows no button for them', async ({ page, mailbox }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'PublicKeyCredential'));
  await page.goto('/auth/login');
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
  await untilIdle(page);
  await expect(passkeyButton(page)).toHaveCount(0);
  await becomeMember(page, mailbox, SETTINGS);
  await expect(sectionOf(page).getByText(say('auth.passkeysSection.cannot'))).toBeVisible();
  await expect(sectionOf(page).getByRole('button')).toHaveCount(0);
});

test('at another address of the website there is no button for passkeys either', async ({ page, server }) => {
  const { port } = new URL(server.origin);
  await page.goto(`http://127.0.0.1:${port}/auth/login`);
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
  await untilIdle(page);
  await expect(passkeyButton(page)).toHaveCount(0);
  // For the tests that use the page afterwards.
  await page.goto('/healthz');
});
