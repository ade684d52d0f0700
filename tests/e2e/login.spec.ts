import { loginMessages } from '#domains/auth/messages.ts';
import { addressOf, expect, HOMES, logInThroughThePage, submitLogin, test } from './support/community-test.ts';
import { untilIdle } from './support/page-idle.ts';
import { openByLink } from './support/walking.ts';

for (const account of ['admin', 'member', 'partner', 'judge'] as const) {
  test(`the ${account} logs in through / to their own dashboard`, async ({ page }) => {
    const visited: string[] = [];
    page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname));
    await logInThroughThePage(page, account);
    await expect(page.getByRole('main').getByText(loginMessages.success)).toBeVisible();
    await openByLink(page, '/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Small acts move the ground');
    expect(visited).toContain(HOMES[account]);
  });
}

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('the message after a login covers no link or control, and goes by itself', async ({ page }) => {
      await logInThroughThePage(page, 'judge');
      const message = page.getByRole('main').getByText(loginMessages.success);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Good to see you/);
      expect(await message.evaluate(findCovered)).toEqual([]);
      await expect(message).toHaveCount(0);
    });
  });
}

function findCovered(element: Element): string[] {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const covered = [...document.querySelectorAll('a, button, input, select, h1')].filter((one) => {
    const box = one.getBoundingClientRect();
    return box.left < right && box.right > left && box.top < bottom && box.bottom > top;
  });
  return covered.map(({ outerHTML }) => outerHTML);
}

test('a login with an incomplete profile leads to /profile-information', async ({ page }) => {
  await logInThroughThePage(page, 'incomplete');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Complete your profile');
});

test('the trees login lands on /impacts/?trees', async ({ page }) => {
  await page.goto('/auth/login?trees');
  await submitLogin(page, addressOf('member'));
  await page.waitForURL('**/impacts/?trees');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Trees planted');
});

test('a page that came without cookies, as from a proxy, logs in at the second try by itself', async ({
  page,
  browserErrors,
}) => {
  browserErrors.expect(/status of 403/);
  await page.goto('/auth/login');
  // The page's own question for passkeys would be refused instead.
  await untilIdle(page);
  await page.context().clearCookies();
  const refusal = page.waitForResponse((answer) => answer.url().endsWith('/api/login') && answer.status() === 403);
  await submitLogin(page, addressOf('member'));
  await refusal;
  await page.waitForURL(`**${HOMES.member}`);
});

test('a login that fails says why', async ({ page, browserErrors }) => {
  browserErrors.expect(/status of (401|422)|ERR_FAILED/);
  await page.goto('/auth/login');
  await submitLogin(page, 'nobody@example.org');
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(loginMessages.emailUnknown);
  await submitLogin(page, addressOf('judge'), 'not-the-password-at-all');
  await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(loginMessages.passwordWrong);
  await expect(page.getByLabel('Email')).toHaveValue(addressOf('judge'));

  await test.step('without a response', async () => {
    await page.route('**/api/login', (route) => route.abort('failed'), { times: 1 });
    await submitLogin(page, addressOf('judge'));
    await expect(page.getByRole('alert').filter({ hasText: loginMessages.unexpected })).toBeVisible();
  });

  // The form blocks invalid input, so the request is made invalid in transit.
  const sendInstead = (postData: object) =>
    page.route('**/api/login', (route) => route.continue({ postData }), { times: 1 });
  await test.step('invalid input', async () => {
    await sendInstead({ email: addressOf('judge'), password: '' });
    await submitLogin(page, addressOf('judge'));
    await expect(page.getByRole('alert').filter({ hasText: loginMessages.invalid })).toBeVisible();
  });

  await test.step('an invalid email, below its field', async () => {
    await sendInstead({ email: 'not an address', password: 'x' });
    await submitLogin(page, addressOf('judge'));
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/name@example\.org/);
  });
});
