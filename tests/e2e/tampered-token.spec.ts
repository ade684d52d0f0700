import { expect, logIn, test } from './support/community-test.ts';

test('a tampered token leads to /logout', async ({ page, complaints }) => {
  complaints.expect(/status of 401/);
  await logIn(page, 'member');
  // In the next document alone: what this one still asks would end the session, and the next would know of none.
  await page.addInitScript(() => {
    const token = localStorage.getItem('accessToken');
    if (token === null) return;
    const [head, , signature] = token.split('.');
    const claims = { sub: '00000000-0000-7000-8000-000000000000', exp: Math.floor(Date.now() / 1000) + 600 };
    localStorage.setItem('accessToken', [head, btoa(JSON.stringify(claims)), signature].join('.'));
  });
  // It leads on to the login, which may be shown before the document has loaded.
  const left = page.waitForURL('**/logout', { waitUntil: 'commit' });
  await page.goto('/dashboard');
  await left;
  await expect.poll(() => page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull();
});
