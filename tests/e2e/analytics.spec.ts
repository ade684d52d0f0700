import { expectAccessible } from './support/accessibility.ts';
import { expect, test } from './support/browser-test.ts';
import { untilIdle } from './support/page-idle.ts';

test.use({ contents: 'nobody', serverEnv: { GA_MEASUREMENT_ID: 'G-TEST12345' } });

test('analytics isn’t loaded before consent, nor after a refusal', async ({ page, context }) => {
  const asked: string[] = [];
  await context.route(/googletagmanager|google-analytics/, (route) => {
    asked.push(route.request().url());
    return route.abort();
  });
  await page.goto('/');
  const banner = page.getByRole('region', { name: 'Page view statistics' });
  await expect(banner.getByRole('button')).toHaveText(['Yes, count', 'No, thank you']);
  await untilIdle(page);
  // No other test checks the home page of a community without any content.
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Terms', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms');
  await banner.getByRole('button', { name: 'No, thank you' }).click();
  await expect(banner).toHaveCount(0);
  await page.getByRole('link', { name: 'Privacy', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy');
  await untilIdle(page);
  await expect(banner).toHaveCount(0);
  expect(asked).toEqual([]);
});

test('after consent each change of route records a page view', async ({ page, context, browserErrors }) => {
  browserErrors.expect(/googletagmanager/);
  const asked: string[] = [];
  await context.route(/googletagmanager|google-analytics/, (route) => {
    asked.push(route.request().url());
    return route.abort();
  });
  await page.goto('/');
  await page.getByRole('button', { name: 'Yes, count' }).click();
  await expect.poll(() => asked.some((url) => url.includes('G-TEST12345'))).toBe(true);
  await page.getByRole('link', { name: 'Terms', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms');
  const views = () =>
    page.evaluate(() => {
      const layer: unknown = Reflect.get(window, 'dataLayer');
      const entries = Array.isArray(layer)
        ? layer.map((entry: unknown) => Array.from(entry as ArrayLike<unknown>))
        : [];
      return entries.filter(([kind, name]) => kind === 'event' && name === 'page_view').map(([, , page]) => page);
    });
  await expect.poll(views).toMatchObject([{ page_path: '/' }, { page_path: '/terms' }]);

  await page.getByRole('button', { name: 'Page view statistics' }).click();
  await expect(page.getByRole('button', { name: 'No, thank you' })).toBeVisible();
});

test('a change of route moves the progress bar immediately, and so does going back', async ({ page }) => {
  await page.goto('/');
  await untilIdle(page);
  const isSeen = Promise.withResolvers<void>();
  // Nothing the next page needs may load before the bar moves.
  await page.route('**/assets/**/*.js', async (route) => {
    await isSeen.promise;
    await route.continue();
  });
  await page.getByRole('link', { name: 'Terms', exact: true }).click();
  await expect(page.locator('#nprogress .bar')).toBeAttached();
  isSeen.resolve();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms');
  await expect(page.locator('#nprogress')).toHaveCount(0);

  const isShown = page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        new MutationObserver(() => {
          if (document.querySelector('#nprogress .bar')) resolve(true);
        }).observe(document.body, { childList: true });
        history.back();
      }),
  );
  expect(await isShown).toBe(true);
  await expect(page).toHaveURL('/');
});

test('the consent banner covers no form’s buttons', async ({ page }) => {
  const banner = page.getByRole('region', { name: 'Page view statistics' });
  const button = page.getByRole('button', { name: 'Create account' });
  const isCovered = async () => {
    const [question, pressed] = [await banner.boundingBox(), await button.boundingBox()];
    if (!question || !pressed) throw new Error('Both are on the page');
    const isBeside = pressed.x + pressed.width <= question.x || question.x + question.width <= pressed.x;
    return !isBeside && pressed.y + pressed.height > question.y && pressed.y < question.y + question.height;
  };
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/auth/register');
  await expect(banner).toBeVisible();
  await expect(button).toBeVisible();
  await expect.poll(isCovered, 'at 1280 × 900').toBe(false);
  for (const viewport of [
    { width: 1280, height: 900 },
    { width: 800, height: 700 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(viewport);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect.poll(isCovered, `at the end of a page of ${viewport.width} px`).toBe(false);
  }
});
