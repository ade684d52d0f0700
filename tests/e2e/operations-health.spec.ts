/** The server's health, for admins: what needs them, and everything else on one page. */

import { expectAccessibleInBothThemes } from './support/accessibility.ts';
import { expect, logIn, test } from './support/community-test.ts';
import { expectFitsSmall } from './support/fitting.ts';
import { REFUSED, refuseCalls } from './support/refused-calls.ts';

test('an admin sees what the server needs, and what to do about it', async ({ page }) => {
  await logIn(page, 'admin');
  await page.getByRole('link', { name: 'Health', exact: true }).first().press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Health of the server' })).toBeVisible();
  await expect(page.getByText(/^\d+ things? needs? you$/)).toBeVisible();
  const backup = page.getByRole('listitem').filter({ hasText: 'There is no backup' });
  await expect(backup).toContainText('groundswell backup FOLDER');
  await expect(page.getByRole('heading', { name: 'At a glance' })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Largest tables' })).toBeVisible();
  // Which calls are the slowest depends on what ran before: a row with a name is one of them.
  await expect(page.getByRole('table', { name: 'Slowest calls' }).getByRole('rowheader').first()).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await expectFitsSmall(page, 'the health of the server');
});

test('a failed job is retried', async ({ page, browserErrors }) => {
  browserErrors.expect(/status of 404/);
  const failed = {
    id: '01970000-0000-7000-8000-000000000001',
    kind: 'auth.mail',
    cause: '550 5.1.1 The mail server refused it for good',
    failedAt: '2026-11-18T08:00:00.000Z',
    tries: 1,
  };
  // A real server’s answer, with a job that has failed.
  let hasFailed = true;
  await page.route('**/api/health', async (route) => {
    const answer = await route.fetch();
    const { data, ...envelope } = await answer.json();
    const seen = hasFailed ? { ...data, needs: ['failed_jobs'], failedJobs: [failed] } : data;
    await route.fulfill({ json: { ...envelope, data: seen } });
  });
  await logIn(page, 'admin', '/admin/health');
  const jobs = page.getByRole('table', { name: 'Failed jobs', exact: true });
  await expect(jobs).toContainText('550 5.1.1 The mail server refused it for good');
  await expect(page.getByText('Some jobs have failed')).toBeVisible();
  await expectAccessibleInBothThemes(page);
  // Nobody has failed here, so the server refuses, and the page looks again.
  hasFailed = false;
  await jobs.getByRole('button', { name: 'Retry auth.mail' }).press('Enter');
  await expect(page.getByText('This job isn’t among the failed ones any more. Reload the page.')).toBeVisible();
  await expect(jobs).toHaveCount(0);
  await page.unrouteAll({ behavior: 'wait' });
});

test('a check that fails can be tried again', async ({ page, browserErrors }) => {
  browserErrors.expect(REFUSED);
  const accept = await refuseCalls(page, '**/api/health');
  await logIn(page, 'admin', '/admin/health');
  await expect(page.getByText('We couldn’t check the server.')).toBeVisible();
  await accept();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'At a glance' })).toBeVisible();
});
