import { expect, logIn, test } from './support/community-test.ts';

test('a tampered token leads to /logout', async ({ page, browserErrors }) => {
  browserErrors.expect(/status of 401/);
  await logIn(page, 'member');
  // Only in the next document: calls of the current one would end the session, and the next wouldn't know of it.
  await page.addInitScript(() => {
    const token = localStorage.getItem('accessToken');
    if (token === null) return;
    const [head, , signature] = token.split('.');
    const claims = { sub: '00000000-0000-7000-8000-000000000000', exp: Math.floor(Date.now() / 1000) + 600 };
    localStorage.setItem('accessToken', [head, btoa(JSON.stringify(claims)), signature].join('.'));
  });
  // /logout leads on to the login page, which may be shown before the document has loaded.
  const left = page.waitForURL('**/logout', { waitUntil: 'commit' });
  await page.goto('/dashboard');
  await left;
  await expect.poll(() => page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull();
});
