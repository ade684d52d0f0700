/** Verifying the address with an emailed link, on /auth/verify/:token. */
import { expect, type Page } from '@playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import { verifyEmailMachine } from '#domains/auth/flows/verify-email.ts';
import { emailVerificationMessages } from '#domains/auth/messages.ts';
import { say } from '#languages/say.ts';
import { ApiError } from '#platform/browser/calls/api-error.ts';
import type { FlowMap } from './flow-map.ts';
import { createHeldCalls, type HeldCalls } from './held-calls.ts';
import { DEAD_LINK, type Newcomer, registerForApproval, registerNewcomer } from './newcomer.ts';
import type { Stage } from './stage.ts';

interface World {
  page: Page;
  calls: HeldCalls;
}

const CALL = '**/api/verify/*';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const retry = (page: Page) => page.getByRole('button', { name: 'Try again' });
const isOpenedWith =
  (link: string) =>
  ({ context }: AnyMachineSnapshot) =>
    context.tokenParam === link;

async function open({ page }: Stage, path: string): Promise<World> {
  const calls = createHeldCalls(page);
  await calls.hold(CALL);
  await page.goto(path);
  return { page, calls };
}

async function openHere(stage: Stage, { link, registered }: Newcomer): Promise<World> {
  const { hostname: domain } = new URL(stage.origin);
  await stage.page.context().addCookies([{ name: 'registered', value: registered, domain, path: '/api' }]);
  return open(stage, link);
}

export const verifyEmailMap: FlowMap<Stage, World> = {
  machine: verifyEmailMachine,
  keyOf: ({ context }) => context.tokenParam,
  starts: [
    {
      says: 'with an emailed link',
      input: { tokenParam: 'alive' },
      open: async (stage) => open(stage, (await registerNewcomer(stage)).link),
    },
    {
      says: 'with an emailed link in the browser that registered',
      input: { tokenParam: 'registered' },
      open: async (stage) => openHere(stage, await registerNewcomer(stage)),
    },
    {
      says: 'with an emailed link where an admin lets people in',
      input: { tokenParam: 'pending elsewhere' },
      open: async (stage) => open(stage, (await registerForApproval(stage)).link),
    },
    {
      says: 'with an emailed link where an admin lets people in, in the browser that registered',
      input: { tokenParam: 'pending' },
      open: async (stage) => openHere(stage, await registerForApproval(stage)),
    },
    { says: 'with an expired link', input: { tokenParam: 'dead' }, open: (stage) => open(stage, DEAD_LINK) },
  ],
  steps: [
    {
      says: 'the connection fails before a response',
      event: { type: 'xstate.error.actor.verifyEmail', error: new Error('no answer') },
      take: ({ calls }) => calls.lose(),
    },
    {
      says: 'the person tries again',
      event: { type: 'verification.retried' },
      take: async ({ page, calls }) => {
        await calls.hold(CALL);
        await retry(page).click();
      },
    },
    {
      says: 'the server doesn’t know the link',
      event: {
        type: 'xstate.error.actor.verifyEmail',
        error: new ApiError({ kind: 'refused', operation: 'POST /verify', message: '', status: 410 }),
      },
      when: isOpenedWith('dead'),
      take: ({ calls }) => calls.answer(),
    },
    {
      says: 'the server verifies the address',
      event: { type: 'xstate.done.actor.verifyEmail', output: { session: null, isPending: false } },
      when: isOpenedWith('alive'),
      take: ({ calls }) => calls.answer(),
    },
    {
      says: 'the server verifies the address and logs in',
      event: { type: 'xstate.done.actor.verifyEmail', output: { session: {}, isPending: false } },
      when: isOpenedWith('registered'),
      take: ({ calls }) => calls.answer(),
    },
    {
      says: 'the server verifies the address, and an admin has to let the person in',
      event: { type: 'xstate.done.actor.verifyEmail', output: { session: null, isPending: true } },
      when: isOpenedWith('pending elsewhere'),
      take: ({ calls }) => calls.answer(),
    },
    {
      says: 'the server verifies the address and says that an admin has to let the person in',
      event: { type: 'xstate.done.actor.verifyEmail', output: { session: {}, isPending: true } },
      when: isOpenedWith('pending'),
      take: ({ calls }) => calls.answer(),
    },
  ],
  states: {
    'verifyEmail.verifying': ({ page }) =>
      expect(page.getByRole('status').filter({ hasText: 'Verifying your email address' })).toHaveCount(1),
    'verifyEmail.unanswered': ({ page }) => expect(retry(page)).toBeEnabled(),
    'verifyEmail.linkDead': ({ page }) => expect(heading(page)).toHaveText('This link no longer works'),
    'verifyEmail.loggedIn': ({ page }) => page.waitForURL('**/dashboard'),
    'verifyEmail.pending': async ({ page }) => {
      await page.waitForURL('**/auth/waiting');
      await expect(heading(page)).toHaveText(say('auth.waitingPage.title'));
    },
    'verifyEmail.pendingElsewhere': async ({ page }) => {
      await expect(heading(page)).toHaveText('Email address verified');
      await expect(page.getByText(emailVerificationMessages.pending)).toBeVisible();
    },
    'verifyEmail.verified': async ({ page }) => {
      await expect(heading(page)).toHaveText('Email address verified');
      await expect(page.getByRole('main').getByRole('link', { name: 'Log in' })).toBeVisible();
    },
  },
};
