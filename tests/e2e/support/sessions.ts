/**
 * Logs in for tests that aren't about logging in: makes the login page's call, and stores the tokens where the next
 * page reads them.
 */
import { type APIResponse, type Page, test } from '@playwright/test';
import type { SessionEnvelope } from '#generated/types.gen.ts';
import { LOGGED_IN_COOKIE } from '#platform/shared/logged-in-cookie.ts';

const ANTI_FORGERY = 'XSRF-TOKEN';
const DEVICE = 'device';

/**
 * The mark of a browser that the account was used in, by address and server. People of the tests log in from one
 * browser again and again; else each test's new one would be told to them by email and notification.
 */
const deviceMarks = new Map<string, string>();

/** Call before opening the page that needs it. */
export const beginSession = (page: Page, email: string, password: string): Promise<void> =>
  test.step('fixture session', () => begin(page, email, password), { box: true });

async function begin(page: Page, email: string, password: string): Promise<void> {
  let answer = await sendLogin(page, email, password);
  // The response to a logout sets a new cookie, which may have arrived after the cookie was read.
  if (answer.status() === 403) answer = await sendLogin(page, email, password);
  if (!answer.ok()) throw new Error(`The login of ${email} answered ${answer.status()}: ${await answer.text()}`);
  await keepDeviceMark(page, email, answer.url());
  const { data }: SessionEnvelope = await answer.json();
  const { isProfileCompleted: isComplete } = data.user;
  await page.context().addCookies([{ name: LOGGED_IN_COOKIE, value: 'true', url: new URL(answer.url()).origin }]);
  await page.addInitScript(storeSession, {
    origin: new URL(answer.url()).origin,
    mark: `planted ${data.accessToken}`,
    kept: {
      accessToken: data.accessToken,
      refreshToken: data.refreshToken,
      ...(isComplete && { isLoggedIn: 'true' }),
    },
    isComplete,
  });
}

async function sendLogin(page: Page, email: string, password: string): Promise<APIResponse> {
  const headers = { 'x-xsrf-token': await antiForgeryToken(page, email) };
  return page.request.post('/api/login', { data: { email, password }, headers });
}

async function antiForgeryToken(page: Page, email: string): Promise<string> {
  // The call is refused since the cookie is missing; the refusal sets it.
  const answer = await page.request.post('/api/login');
  const context = page.context();
  const { origin, hostname } = new URL(answer.url());
  const mark = deviceMarks.get(`${origin} ${email}`);
  if (mark) await context.addCookies([{ name: DEVICE, value: mark, domain: hostname, path: '/api', httpOnly: true }]);
  const cookie = (await context.cookies(answer.url())).find(({ name }) => name === ANTI_FORGERY);
  if (!cookie) throw new Error('The server gave no anti-forgery cookie');
  return cookie.value;
}

async function keepDeviceMark(page: Page, email: string, url: string): Promise<void> {
  const cookie = (await page.context().cookies(url)).find(({ name }) => name === DEVICE);
  if (cookie) deviceMarks.set(`${new URL(url).origin} ${email}`, cookie.value);
}

interface StoredSession {
  origin: string;
  /** Stored per tab, so that a session that has since ended isn't planted again. */
  mark: string;
  kept: Record<string, string>;
  isComplete: boolean;
}

function storeSession({ origin, mark, kept, isComplete }: StoredSession): void {
  if (location.origin !== origin || sessionStorage.getItem('planted') === mark) return;
  sessionStorage.setItem('planted', mark);
  for (const key of ['accessToken', 'refreshToken', 'isLoggedIn']) localStorage.removeItem(key);
  for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
  if (isComplete) sessionStorage.removeItem('incompleteProfile');
  else sessionStorage.setItem('incompleteProfile', 'true');
}
