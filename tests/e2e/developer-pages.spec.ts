import { expectAccessibleInBothThemes } from './support/accessibility.ts';
import { expect, test } from './support/browser-test.ts';
import { holdUndo, letUndoPass } from './support/undo-clock.ts';

test('the API reference shows the contract and loads nothing from other hosts', async ({ page, baseURL }) => {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== baseURL) elsewhere.push(request.url());
  });
  await page.goto('/api/docs');
  await expect(page.getByRole('heading', { level: 1, name: 'Groundswell API' })).toBeVisible();
  await expect(page.getByText('Log in with email and password').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your first call' })).toBeVisible();
  // The product's look, in both themes: its mark, colours and faces.
  await expect(page.locator('.way-back img')).toHaveJSProperty('complete', true);
  const background = () =>
    page.evaluate(() => getComputedStyle(document.querySelector('.way-back') ?? document.body).backgroundColor);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(background).toBe('oklch(0.955 0.012 100)');
  const faces = await page.evaluate(async () => {
    await document.fonts.ready;
    return ['16px "Figtree Variable"', '16px "Fraunces Variable"'].map((face) => document.fonts.check(face));
  });
  expect(faces).toEqual([true, true]);
  expect(elsewhere).toEqual([]);
  await page.getByRole('link', { name: 'Back to Groundswell' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('the design system is accessible in both themes, and its queue works like every queue', async ({ page }) => {
  await holdUndo(page);
  await page.goto('/dev/ui');
  const row = (title: string) =>
    page.getByRole('region', { name: 'Pebbles to sort' }).getByRole('listitem').filter({ hasText: title });
  const current = page.getByRole('main').locator('[aria-current="true"]');
  await expect(current).toContainText('Grey, with a white ring');

  await page.keyboard.press('l');
  await expect(page.getByLabel('Days')).toBeFocused();
  await page.getByLabel('Days').fill('none');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Days')).toHaveAccessibleDescription(/Enter a number of days/);
  await page.getByLabel('Days').fill('30');
  await page.keyboard.press('Enter');
  await expect(row('Grey, with a white ring')).toContainText('Lending');

  await expect(current).toContainText('Flat enough');
  await page.keyboard.press('d');
  await page.getByLabel('Reason').fill('It is needed where it was.');
  await page.keyboard.press('Control+Enter');
  await expect(row('Flat enough')).toContainText('Returning');
  await expect(current).toContainText('faster');
  for (const [title, next] of [
    ['faster', 'is lost'],
    ['is lost', 'Green'],
  ] as const) {
    await page.keyboard.press('a');
    await expect(row(title)).toContainText('Keeping');
    await expect(current).toContainText(next);
  }
  await page.keyboard.press('u');
  await expect(row('is lost')).not.toContainText('Keeping');
  await row('is lost').getByRole('button', { name: 'is lost' }).click();
  await page.keyboard.press('a');
  await letUndoPass(page);

  await expect(row('Grey, with a white ring')).toContainText('You lent it for 30 days');
  await expect(row('Flat enough')).toContainText('You returned it');
  await expect(row('faster')).toContainText('Someone kept this one a moment ago.');
  await row('is lost').getByRole('button', { name: 'Send again' }).click();
  await expect(row('is lost')).toContainText('You kept it');
  await expectAccessibleInBothThemes(page);
  await page.keyboard.press('a');
  await expect(page.getByText('Page done')).toBeVisible();
  await page.keyboard.press('r');
  await expect(page.getByRole('heading', { name: 'Every pebble is sorted' })).toBeVisible();
});

test.describe('the local mailbox', () => {
  // Only this machine may read it, so the browser doesn't say that it comes from elsewhere.
  test.use({ extraHTTPHeaders: {} });

  test('is accessible in both themes', async ({ page }) => {
    await page.goto('/dev/mail');
    await expect(page.getByRole('heading', { level: 1, name: 'Emails on this machine' })).toBeVisible();
    await expectAccessibleInBothThemes(page);
  });

  test('pages of other origins are isolated', async ({ page, baseURL, browserErrors }) => {
    browserErrors.expect(/blocked by CORS policy|Content Security Policy|ERR_FAILED/);
    await page.goto('/dev/mail');
    const other = (baseURL ?? '').replace('localhost', '127.0.0.1');
    const outcome = await page.evaluate(
      (address) =>
        fetch(address).then(
          () => 'read',
          () => 'refused',
        ),
      `${other}/healthz`,
    );
    expect(outcome).toBe('refused');
  });
});
