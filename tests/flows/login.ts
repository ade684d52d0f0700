/** Logging in, on /auth/login and on the page the identity provider redirects to. */

import { expect, type Page } from '@playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import { loginMachine } from '#domains/auth/flows/login.ts';
import { accountMessages, loginMessages, verificationMailMessages } from '#domains/auth/messages.ts';
import { addressOf } from '../e2e/support/casts.ts';
import { uniqueEmail } from '../e2e/support/registration.ts';
import { PASSWORD } from '../support/factories.ts';
import { REFUSAL } from '../support/identity-provider.ts';
import { type FlowMap, PASSED_THROUGH, type Step } from './flow-map.ts';
import { createHeldCalls, type HeldCalls } from './held-calls.ts';
import type { Stage } from './stage.ts';

interface World {
  page: Page;
  calls: HeldCalls;
  /** What is filled into the form next. */
  email: string;
  password: string;
}

const LOGIN_CALL = '**/api/login';
const EXTERNAL_URL_CALL = '**/api/auth/google/url';
const EXTERNAL_CALL = /\/api\/auth\/google\/\?/;
const PROVIDER_PAGE = /\/auth\?.*client_id=/;

const button = (page: Page) => page.getByRole('button', { name: 'Log in', exact: true });
const externalButton = (page: Page) => page.getByRole('button', { name: /external account|Try again/ });
const alert = (page: Page, text: string) => expect(page.getByRole('alert').filter({ hasText: text })).toBeVisible();

const sessionOf = (user: object) => ({ session: { user: { isVerified: true, isProfileCompleted: true, ...user } } });

async function openLogin({ page }: Stage): Promise<World> {
  await page.goto('/auth/login');
  return { page, calls: createHeldCalls(page), email: addressOf('member'), password: PASSWORD };
}

/** Logs in on the provider's page and returns. */
const comeBack = (account: string, claims: object | null) => async (stage: Stage) => {
  const world = await openLogin(stage);
  if (claims) stage.provider.accounts.set(account, claims);
  await externalButton(stage.page).click();
  await world.calls.hold(EXTERNAL_CALL);
  await stage.page.getByRole('link', { name: account, exact: true }).click();
  await stage.page.waitForURL('**/auth/google/return**');
  return world;
};

const returned = (code: string | null) => ({
  isForTrees: false,
  externalReturn: { code, state: 'given by the server', iss: null },
});
const cameWith = (code: string) => (snapshot: AnyMachineSnapshot) => snapshot.context.externalReturn?.code === code;

/** @param says describes what the server responds, and to whom. */
const refused = (says: string, given: Step<World>['given'], shows: Step<World>['shows'], body?: object) =>
  ({
    says,
    event: { type: 'xstate.error.actor.logIn', error: new Error(says) },
    given,
    take: ({ calls }: World) => calls.answer(body),
    shows,
  }) as Step<World>;

const answered = (says: string, person: Parameters<typeof addressOf>[0], output: object): Step<World> => ({
  says,
  event: { type: 'xstate.done.actor.logIn', output },
  given: async (world) => {
    world.email = addressOf(person);
    world.password = PASSWORD;
  },
  take: ({ calls }) => calls.answer(),
});

export const loginMap: FlowMap<Stage, World> = {
  machine: loginMachine,
  keyOf: ({ context }) => context.externalReturn,
  starts: [
    { says: 'on the login page', input: { isForTrees: false, externalReturn: null }, open: openLogin },
    {
      says: 'back from the provider with a complete profile',
      input: returned('complete'),
      open: comeBack('complete', { email: addressOf('owner'), email_verified: true }),
    },
    {
      says: 'back from the provider as a newcomer',
      input: returned('newcomer'),
      open: (stage) => comeBack('newcomer', { email: uniqueEmail(), email_verified: true })(stage),
    },
    {
      says: 'back from the provider with an unverified address',
      input: returned('unproven'),
      open: (stage) => comeBack('unproven', { email: uniqueEmail(), email_verified: false })(stage),
    },
    { says: 'back from the provider, refused there', input: returned(null), open: comeBack(REFUSAL, null) },
  ],
  steps: [
    {
      says: 'the person sends the form',
      event: { type: 'form.submitted', values: { email: '', password: '' } },
      // The page that the provider redirects to has no form.
      when: ({ context }) => context.externalReturn === null,
      take: async ({ page, calls, email, password }) => {
        await calls.hold(LOGIN_CALL);
        await page.getByLabel('Email').fill(email);
        await page.getByLabel('Password', { exact: true }).fill(password);
        await button(page).click();
      },
    },
    refused(
      'the server doesn’t know the address',
      async (world) => {
        world.email = uniqueEmail();
      },
      ({ page }) => expect(page.getByLabel('Email')).toHaveAccessibleDescription(loginMessages.emailUnknown),
    ),
    refused(
      'the server finds the password wrong',
      async (world) => {
        Object.assign(world, { email: addressOf('member'), password: 'not-the-password-at-all' });
      },
      ({ page }) =>
        expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(loginMessages.passwordWrong),
    ),
    refused('the server finds the input invalid', undefined, ({ page }) => alert(page, loginMessages.invalid), {
      email: addressOf('member'),
      password: '',
    }),
    refused(
      'the account is deactivated',
      async (world) => {
        Object.assign(world, { email: addressOf('deactivated'), password: PASSWORD });
      },
      ({ page }) => alert(page, accountMessages.inactive),
    ),
    refused(
      'there were too many tries',
      async (world) => {
        world.email = uniqueEmail();
        await tryInVain(world, 10);
      },
      ({ page }) => alert(page, 'Too many attempts'),
    ),
    {
      says: 'the connection fails before the login’s response',
      event: { type: 'xstate.error.actor.logIn', error: new Error('no answer') },
      take: ({ calls }) => calls.lose(),
      shows: ({ page }) => alert(page, loginMessages.unexpected),
    },
    answered('the server says the address isn’t verified', 'unverified', {
      ...sessionOf({ isVerified: false }),
      isUnverified: true,
    }),
    {
      ...answered('the server logs in a person with a complete profile', 'member', {
        ...sessionOf({}),
        isUnverified: false,
      }),
      shows: ({ page }) => page.waitForURL('**/dashboard'),
    },
    {
      ...answered('the server logs in a person with an incomplete profile', 'incomplete', {
        ...sessionOf({ isProfileCompleted: false }),
        isUnverified: false,
      }),
      shows: ({ page }) => page.waitForURL('**/profile-information'),
    },
    {
      says: 'the person requests the verification email again',
      event: { type: 'resend.requested' },
      take: async ({ page, calls }) => {
        await calls.hold('**/api/user/verify');
        await page.getByRole('link', { name: loginMessages.resend }).click();
      },
    },
    {
      says: 'the server sends the email',
      event: { type: 'xstate.done.actor.resendVerificationMail', output: undefined },
      take: ({ calls }) => calls.answer(),
      shows: ({ page }) => expect(page.getByText(verificationMailMessages.success)).toBeVisible(),
    },
    {
      says: 'the connection fails before the email is requested',
      event: { type: 'xstate.error.actor.resendVerificationMail', error: new Error('no answer') },
      take: ({ calls }) => calls.lose(),
      shows: ({ page }) => expect(page.getByText(verificationMailMessages.failure)).toBeVisible(),
    },
    {
      says: 'the person chooses the external account',
      event: { type: 'external.requested' },
      take: async ({ page, calls }) => {
        await calls.hold(EXTERNAL_URL_CALL);
        await externalButton(page).click();
      },
    },
    {
      says: 'the server names the provider, and the person stops the browser on the way there',
      event: { type: 'xstate.done.actor.getExternalUrl', output: 'https://provider.example' },
      take: async ({ page, calls }) => {
        const stopped = page.waitForEvent('requestfailed', (request) => PROVIDER_PAGE.test(request.url()));
        await page.route(PROVIDER_PAGE, (route) => route.abort('aborted'), { times: 1 });
        await calls.answer();
        await stopped;
      },
    },
    {
      says: 'the connection fails before the provider is known',
      event: { type: 'xstate.error.actor.getExternalUrl', error: new Error('no answer') },
      take: ({ calls }) => calls.lose(),
    },
    {
      says: 'the server accepts the code of a person with a complete profile',
      event: { type: 'xstate.done.actor.finishExternal', output: { ...sessionOf({}), isProfileComplete: true } },
      when: cameWith('complete'),
      take: ({ calls }) => calls.answer(),
      shows: ({ page }) => page.waitForURL('**/dashboard'),
    },
    {
      says: 'the server accepts the code of a newcomer',
      event: { type: 'xstate.done.actor.finishExternal', output: { ...sessionOf({}), isProfileComplete: false } },
      when: cameWith('newcomer'),
      take: ({ calls }) => calls.answer(),
      shows: ({ page }) => page.waitForURL('**/profile-information'),
    },
    {
      says: 'the server refuses the code',
      event: { type: 'xstate.error.actor.finishExternal', error: new Error('refused') },
      when: cameWith('unproven'),
      take: ({ calls }) => calls.answer(),
    },
  ],
  states: {
    'login.arriving': PASSED_THROUGH,
    'login.editing': async ({ page }) => {
      await expect(button(page)).toBeEnabled();
      await expect(page.getByRole('status').filter({ hasText: 'Logging in' })).toHaveCount(0);
    },
    'login.submitting': async ({ page }) => {
      await expect(button(page)).toBeDisabled();
      await expect(page.getByRole('status').filter({ hasText: 'Logging in' })).toHaveCount(1);
    },
    'login.unverified': async ({ page }) => {
      await alert(page, loginMessages.unverified);
      await expect(page.getByRole('link', { name: loginMessages.resend })).toHaveAttribute('href', '/logout');
    },
    'login.resending': ({ page }) => expect(page.getByText('Sending the email')).toBeVisible(),
    'login.givenUp': async ({ page }) => {
      await page.waitForURL('**/logout');
      await expect.poll(() => page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull();
    },
    'login.openingExternal': async ({ page }) => {
      await expect(externalButton(page)).toBeDisabled();
      await expect(page.getByRole('status').filter({ hasText: 'Opening the sign-in page' })).toHaveCount(1);
    },
    // The page stays until the next one loads. If that fails, people can log in again, either way.
    'login.leaving': async ({ page }) => {
      await expect(page).toHaveURL(/\/auth\/login$/);
      await expect(button(page)).toBeEnabled();
      await expect(externalButton(page)).toBeEnabled();
      await expect(page.getByText(loginMessages.externalFailed)).toHaveCount(0);
    },
    'login.finishingExternal': ({ page }) =>
      expect(page.getByRole('heading', { level: 1, name: 'Logging in' })).toBeVisible(),
    'login.externalFailed': async ({ page }) => {
      await alert(page, loginMessages.externalFailed);
      await expect(externalButton(page)).toBeEnabled();
    },
    'login.loggedIn': async ({ page }) => {
      await expect.poll(() => page.evaluate(() => localStorage.getItem('accessToken'))).not.toBeNull();
      await expect(page).not.toHaveURL(/\/auth\//);
    },
  },
};

/** Logs in with wrong passwords, with the page's cookies, as a person would. */
async function tryInVain({ page, email }: World, times: number): Promise<void> {
  const cookies = await page.context().cookies();
  const token = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
  for (let turn = 0; turn < times; turn += 1) {
    const data = { email, password: `guess ${turn}` };
    await page.request.post('/api/login', { data, headers: { 'X-XSRF-TOKEN': token } });
  }
}
