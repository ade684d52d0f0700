/** Setting a new password with an emailed link, on /auth/reset/:token. */
import { expect, type Page } from '@playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import { resetPasswordMachine } from '#domains/auth/flows/reset-password.ts';
import { loginMessages, resetPasswordMessages } from '#domains/auth/messages.ts';
import { ApiError } from '#platform/browser/calls/api-error.ts';
import { addressOf } from '../e2e/support/casts.ts';
import { VALID_PASSWORD } from '../e2e/support/registration.ts';
import { createClient } from '../support/client.ts';
import type { FlowMap } from './flow-map.ts';
import { expectAlert, expectOpen, expectPending, send } from './form-sights.ts';
import { createHeldCalls, type HeldCalls } from './held-calls.ts';
import type { Stage } from './stage.ts';

interface World {
  page: Page;
  calls: HeldCalls;
  password: string;
}

const FORM = { name: 'Change password', pending: 'Changing password' };
const EMAIL = addressOf('careless');

const again = (page: Page) => page.getByLabel('Repeat new password');
const isAlive = ({ context }: AnyMachineSnapshot): boolean => context.tokenParam === 'alive';

async function open({ page }: Stage, path: string): Promise<World> {
  await page.goto(path);
  return { page, calls: createHeldCalls(page), password: VALID_PASSWORD };
}

async function openFromMail(stage: Stage): Promise<World> {
  await createClient(stage.origin).post('/password/forget', { email: EMAIL });
  return open(stage, new URL(await stage.mailbox.linkTo(EMAIL, /\/auth\/reset\//)).pathname);
}

async function fill(page: Page, password: string, confirmed: string): Promise<void> {
  await page.getByLabel('Email').fill(EMAIL);
  await page.getByLabel('New password', { exact: true }).fill(password);
  await again(page).fill(confirmed);
  await send(page, FORM);
}

export const resetPasswordMap: FlowMap<Stage, World> = {
  machine: resetPasswordMachine,
  keyOf: ({ context }) => context.tokenParam,
  starts: [
    { says: 'with an emailed link', input: { tokenParam: 'alive' }, open: openFromMail },
    {
      says: 'with an expired link',
      input: { tokenParam: 'dead' },
      open: (stage) => open(stage, '/auth/reset/some-link-of-a-mail-that-nobody-got'),
    },
  ],
  steps: [
    {
      says: 'the person enters two different passwords',
      event: { type: 'form.submitted', values: { password: 'one', confirmpassword: 'another' } },
      take: ({ page, password }) => fill(page, password, `${password}!`),
      shows: ({ page }) => expect(again(page)).toHaveAccessibleDescription(resetPasswordMessages.mismatch),
    },
    {
      says: 'the person enters the password twice',
      event: { type: 'form.submitted', values: { password: 'one', confirmpassword: 'one' } },
      take: async ({ page, calls, password }) => {
        await calls.hold('**/api/password/reset/*');
        await fill(page, password, password);
      },
    },
    {
      says: 'the server finds the password too weak',
      event: { type: 'xstate.error.actor.resetPassword', error: new Error('invalid') },
      when: isAlive,
      given: async (world) => {
        world.password = 'password1234!';
      },
      take: ({ calls }) => calls.answer(),
      shows: async (world) => {
        const field = world.page.getByLabel('New password', { exact: true });
        await expect(field).toHaveAccessibleDescription(/easy to guess/);
        world.password = VALID_PASSWORD;
      },
    },
    {
      says: 'the connection fails before a response',
      event: { type: 'xstate.error.actor.resetPassword', error: new Error('no answer') },
      take: ({ calls }) => calls.lose(),
      shows: ({ page }) => expectAlert(page, loginMessages.unexpected),
    },
    {
      says: 'the server doesn’t know the link',
      event: {
        type: 'xstate.error.actor.resetPassword',
        error: new ApiError({ kind: 'refused', operation: 'PUT /password/reset', message: '', status: 410 }),
      },
      when: (snapshot) => !isAlive(snapshot),
      take: ({ calls }) => calls.answer(),
    },
    {
      says: 'the server sets the password',
      event: { type: 'xstate.done.actor.resetPassword', output: undefined },
      when: isAlive,
      take: ({ calls }) => calls.answer(),
      shows: ({ page }) => expect(page.getByText(resetPasswordMessages.success)).toBeVisible(),
    },
  ],
  states: {
    'resetPassword.editing': ({ page }) => expectOpen(page, FORM),
    'resetPassword.submitting': ({ page }) => expectPending(page, FORM),
    'resetPassword.linkDead': async ({ page }) => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link no longer works');
      await expect(page.getByRole('link', { name: 'Request a new link' })).toBeVisible();
    },
    'resetPassword.changed': ({ page }) => page.waitForURL('**/auth/login'),
  },
};
