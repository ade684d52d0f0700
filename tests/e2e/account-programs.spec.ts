/** Tokens for programs: made and ended in the settings, seen by admins. */
import { say } from '#languages/say.ts';
import { PASSWORD } from '../support/factories.ts';
import { programOf } from '../support/programs.ts';
import { expectAccessibleInBothThemes } from './support/accessibility.ts';
import { addressOf } from './support/casts.ts';
import { expectFits, expectFitsSmall } from './support/fitting.ts';
import { expect, test } from './support/review-test.ts';
import { beginSession } from './support/sessions.ts';

test('a member makes a token, uses it and ends it', async ({ page, server }) => {
  await beginSession(page, addressOf('member'), PASSWORD);
  await page.goto('/dashboard/settings/programs');
  await page.getByRole('button', { name: say('auth.programs.make') }).click();
  const form = page.getByRole('dialog', { name: say('auth.makeToken.title') });
  await test.step('nothing chosen is said by field', async () => {
    await form.getByRole('button', { name: say('auth.makeToken.make') }).click();
    await expect(form.getByLabel(say('auth.makeToken.name'))).toHaveAttribute('aria-invalid', 'true');
    await expectAccessibleInBothThemes(page, form);
    await expectFitsSmall(page);
  });
  await form.getByLabel(say('auth.makeToken.name')).fill('Nightly copy');
  await form
    .getByRole('group', { name: say('auth.scopes.impacts') })
    .getByLabel(say('auth.scopes.read'))
    .check();
  await form.getByRole('button', { name: say('auth.makeToken.make') }).click();

  const shown = page.getByRole('dialog', { name: say('auth.madeToken.title', { name: 'Nightly copy' }) });
  const secret = (await shown.getByText(/^gsw_[0-9a-f]{48}$/).textContent()) ?? '';
  await expectAccessibleInBothThemes(page, shown);
  await shown.getByRole('button', { name: say('auth.madeToken.kept') }).click();
  const program = programOf(server.origin, secret);
  expect((await program.get('/impact/user')).status).toBe(200);

  await test.step('its use is shown, and the token isn’t', async () => {
    await page.reload();
    const row = page.getByRole('listitem').filter({ hasText: 'Nightly copy' });
    await expect(row).toContainText(say('auth.scopes.access', { part: say('auth.scopes.impacts'), access: 'read' }));
    await expect(row).toContainText(secret.slice(-4));
    await expect(page.getByText(secret)).toHaveCount(0);
    await expectFits(page);
  });

  await page.getByRole('button', { name: say('auth.programs.endNamed', { name: 'Nightly copy' }) }).click();
  await page.getByRole('button', { name: say('auth.endToken.confirm') }).click();
  await expect(page.getByText(say('auth.endToken.done'))).toBeVisible();
  await expect(page.getByText('Nightly copy')).toHaveCount(0);
  expect((await program.get('/impact/user')).status).toBe(401);
});

test('an admin sees whose programs there are, and says which websites may use tokens', async ({
  page,
  caller,
  browserErrors,
}) => {
  browserErrors.expect(/status of 422 .*program-origins/);
  const member = await caller('member');
  await member.post('/users/me/program-tokens', { name: 'Weather robot', scopes: ['news:read'], days: 30 });
  await beginSession(page, addressOf('admin'), PASSWORD);
  await page.goto('/admin/security');
  const programs = page.getByRole('region', { name: say('auth.heldTokens.title') });
  await expect(programs.getByRole('listitem').filter({ hasText: 'Weather robot' })).toBeVisible();
  await programs.getByRole('button', { name: say('auth.programs.endNamed', { name: 'Weather robot' }) }).click();
  await page.getByRole('button', { name: say('auth.endToken.confirm') }).click();
  await expect(page.getByText(say('auth.endToken.done'))).toBeVisible();
  await expect(programs.getByRole('listitem').filter({ hasText: 'Weather robot' })).toHaveCount(0);

  const websites = page.getByLabel(say('auth.origins.label'));
  await websites.fill('https://tools.example.org\nhttp://insecure.example.org');
  await page.getByRole('button', { name: say('auth.origins.save') }).click();
  await expect(websites).toHaveAccessibleDescription(/http:\/\/insecure\.example\.org: /);
  await websites.fill('https://tools.example.org');
  await page.getByRole('button', { name: say('auth.origins.save') }).click();
  await expect(page.getByText(say('auth.origins.saved'))).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await websites.fill('');
  await page.getByRole('button', { name: say('auth.origins.save') }).click();
  await expect(websites).toHaveValue('');
});
