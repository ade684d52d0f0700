/** The second step of a login, from setting it up to removing it. */
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { say } from '#languages/say.ts';
import { appCode } from '../support/factors.ts';
import { expectAccessible, expectAccessibleInBothThemes } from './support/accessibility.ts';
import { expect, submitLogin, test } from './support/community-test.ts';
import { expectFitsSmall } from './support/fitting.ts';
import { untilIdle } from './support/page-idle.ts';
import { becomeMember, VALID_PASSWORD } from './support/registration.ts';
import { openByLink } from './support/walking.ts';

const SETTINGS = '/dashboard/settings/password';
const LOGIN = `/auth/login?${new URLSearchParams({ return: SETTINGS })}`;

const password = (within: Page | Locator) => within.getByLabel('Password', { exact: true });
const appField = (page: Page) => page.getByLabel(say('auth.codeForm.appCode'));
const press = (within: Page | Locator, name: string) => within.getByRole('button', { name, exact: true }).click();

async function beginLogin(page: Page, email: string): Promise<void> {
  await openByLink(page, '/logout');
  await page.goto(LOGIN);
  await submitLogin(page, email, VALID_PASSWORD);
  await expect(page.getByRole('heading', { level: 1, name: 'Enter your code' })).toBeVisible();
  await expect(appField(page)).toBeFocused();
}

async function enterCode(page: Page, code: string): Promise<void> {
  await appField(page).fill(code);
  await press(page, 'Log in');
}

test('a second step is set up, asked for, replaced by a recovery code, and removed', async ({
  page,
  mailbox,
  browserErrors,
}) => {
  test.slow();
  browserErrors.expect(/status of (401|422)/);
  const email = await becomeMember(page, mailbox, SETTINGS);
  const section = page.getByRole('region', { name: 'Second step' });
  const dialog = page.getByRole('dialog');
  let secret = '';
  let usedCode = '';
  let recoveryCodes: string[] = [];

  await test.step('set up with a code', async () => {
    await press(section, 'Set up an app');
    const picture = dialog.getByRole('img', { name: 'QR code for your app' });
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    const shown = await dialog.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent();
    secret = shown?.replaceAll(' ', '') ?? '';
    await expect(dialog.getByRole('link', { name: 'open it there' })).toHaveAttribute('href', /^otpauth:/);
    await expectAccessibleInBothThemes(page, dialog);
    await expectFitsSmall(page, 'setting up an app');
    await page.setViewportSize({ width: 1280, height: 800 });
    await appField(page).fill(appCode(secret, 8));
    await press(dialog, 'Turn on');
    await expect(appField(page)).toHaveAccessibleDescription(new RegExp(say('auth.factors.mistimedCode')));
    // The one before, so that the current one can be used to log in.
    usedCode = appCode(secret, -1);
    await appField(page).fill(usedCode);
    await press(dialog, 'Turn on');
  });

  await test.step('with ten recovery codes, shown once', async () => {
    const list = dialog.getByRole('list', { name: 'Recovery codes' });
    await expect(list.getByRole('listitem')).toHaveCount(10);
    // It took the place of the dialog before, which must not take the focus with it.
    await expect(dialog).toBeFocused();
    recoveryCodes = await list.getByRole('listitem').allInnerTexts();
    await expectAccessible(page, dialog);
    const downloading = page.waitForEvent('download');
    await press(dialog, 'Download as a text file');
    const file = await downloading;
    expect(file.suggestedFilename()).toBe('recovery-codes.txt');
    expect(await readFile(await file.path(), 'utf8')).toContain(recoveryCodes.join('\n'));
    await press(dialog, 'I’ve kept them');
    await expect(dialog).toHaveCount(0);
    await expect(section.getByText('10 left')).toBeVisible();
    await untilIdle(page);
    await expectAccessibleInBothThemes(page, page.getByRole('main'));
    await mailbox.linkTo(email, /\/not-me\//);
  });

  await test.step('asked for after the password; a reload loses only that', async () => {
    await beginLogin(page, email);
    await expectAccessibleInBothThemes(page, page.getByRole('main'));
    await expectFitsSmall(page, 'the code');
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.reload();
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await password(page).fill(VALID_PASSWORD);
    await press(page, 'Log in');
    await press(page, 'Back');
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await expect(password(page)).toBeFocused();
    await password(page).fill(VALID_PASSWORD);
    await press(page, 'Log in');
  });

  await test.step('wrong and used codes say so, the right one leads back', async () => {
    await enterCode(page, '12345');
    await expect(appField(page)).toHaveAccessibleDescription(say('auth.factors.malformedCode'));
    await enterCode(page, usedCode);
    await expect(appField(page)).toHaveAccessibleDescription(say('auth.factors.usedCode'));
    await enterCode(page, appCode(secret));
    await page.waitForURL(`**${SETTINGS}`);
  });

  await test.step('a recovery code does as well, once', async () => {
    const [code = ''] = recoveryCodes;
    const field = page.getByLabel('Recovery code');
    for (const isUsed of [false, true]) {
      await beginLogin(page, email);
      await press(page, 'Use a recovery code');
      await expect(field).toBeFocused();
      await field.fill(code.toUpperCase());
      await press(page, 'Log in');
      if (isUsed) await expect(field).toHaveAccessibleDescription(new RegExp(say('auth.factors.usedRecoveryCode')));
      else await page.waitForURL(`**${SETTINGS}`);
    }
    await field.fill(recoveryCodes[1] ?? '');
    await press(page, 'Log in');
    await page.waitForURL(`**${SETTINGS}`);
    await expect(section.getByText('8 left')).toBeVisible();
  });

  await test.step('new recovery codes replace the earlier ones', async () => {
    await press(section, 'Make new codes');
    await press(dialog, 'Make new codes');
    const items = dialog.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
    await expect(items).toHaveCount(10);
    const renewed = await items.allInnerTexts();
    expect(renewed.filter((code) => recoveryCodes.includes(code))).toEqual([]);
    recoveryCodes = renewed;
    await page.keyboard.press('Escape');
    await expect(section.getByText('10 left')).toBeVisible();
  });

  await test.step('and it is removed', async () => {
    await press(section, 'Remove');
    await expect(dialog.getByLabel('Code', { exact: true })).toBeFocused();
    await dialog.getByLabel('Code', { exact: true }).fill(recoveryCodes[5] ?? '');
    await press(dialog, 'Remove');
    await expect(section.getByRole('button', { name: 'Set up an app' })).toBeVisible();
    await openByLink(page, '/logout');
    await page.goto(LOGIN);
    await submitLogin(page, email, VALID_PASSWORD);
    await page.waitForURL(`**${SETTINGS}`);
  });
});
