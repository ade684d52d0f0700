/** Proofs of work: the admins' switch, and a login and a registration while it's on. */

import { DEMO_PASSWORD } from '#demo/accounts.ts';
import { say } from '#languages/say.ts';
import { expectAccessibleInBothThemes } from './support/accessibility.ts';
import { addressOf, expect, logIn, submitLogin, test } from './support/community-test.ts';
import { fillRegistration, sendRegistration, uniqueEmail } from './support/registration.ts';

// A server of its own: the switch would slow down the logins of other tests.
test.use({ serverEnv: { APP_NAME: 'Guarded' } });

const CPU_SLOWDOWN = 4;

test('an admin has logins and registrations checked', async ({ page, newVisitor, browserErrors }) => {
  test.slow();
  browserErrors.expect(/status of 40[13]/);

  await test.step('the switch says what it does', async () => {
    await logIn(page, 'admin', '/admin/security');
    await expect(page.getByText('Nobody is checked at the moment.')).toBeVisible();
    await page.getByRole('button', { name: 'Check everyone' }).click();
    await expect(page.getByText('Every login and registration is checked.')).toBeVisible();
    await expectAccessibleInBothThemes(page);
  });

  await test.step('a login on a slow phone does the work by itself', async () => {
    const slowPage = await (await newVisitor()).newPage();
    const session = await slowPage.context().newCDPSession(slowPage);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await slowPage.goto('/auth/login');
    const announced = slowPage.getByText(say('auth.proofs.working')).waitFor();
    const askedAt = slowPage.waitForResponse(/\/challenge$/).then(() => performance.now());
    const sentAgain = slowPage.waitForResponse((answer) => answer.url().endsWith('/login') && answer.status() === 200);
    await submitLogin(slowPage, addressOf('member'), DEMO_PASSWORD);
    await announced;
    await sentAgain;
    const took = performance.now() - (await askedAt);
    await slowPage.waitForURL('**/dashboard');
    await session.detach();
    test.info().annotations.push({ type: 'time', description: `${Math.round(took)} ms at a quarter of the speed` });
    process.stdout.write(`A proof of work took ${Math.round(took)} ms at a quarter of the speed.\n`);
  });

  await test.step('a wrong password is shown as always, and what was typed stays', async () => {
    const other = await (await newVisitor()).newPage();
    await other.goto('/auth/login');
    await submitLogin(other, addressOf('member'), 'not-the-password-at-all');
    await expect(other.getByText(say('auth.messages.passwordWrong')).first()).toBeVisible();
    await expect(other.getByLabel('Email')).toHaveValue(addressOf('member'));
    await submitLogin(other, addressOf('member'), DEMO_PASSWORD);
    await other.waitForURL('**/dashboard');
  });

  await test.step('a browser that can’t do the work is told so, and what was typed stays', async () => {
    const old = await (await newVisitor()).newPage();
    await old.goto('/auth/login');
    await old.evaluate(() => Object.defineProperty(crypto, 'subtle', { value: undefined }));
    await submitLogin(old, addressOf('member'), DEMO_PASSWORD);
    await expect(old.getByText(say('auth.proofs.missing')).first()).toBeVisible();
    await expect(old.getByLabel('Email')).toHaveValue(addressOf('member'));
  });

  await test.step('a registration does the work too', async () => {
    const newcomer = await (await newVisitor()).newPage();
    await newcomer.goto('/auth/register');
    await fillRegistration(newcomer, uniqueEmail());
    await sendRegistration(newcomer);
    await newcomer.waitForURL('**/auth/login');
  });

  await test.step('the switch turns it off again', async () => {
    await page.getByRole('button', { name: 'Check only while failures rise' }).click();
    await expect(page.getByText('Nobody is checked at the moment.')).toBeVisible();
  });
});
