/** Requesting a link to reset the password, on /auth/forgot. */
import { expect, type Page } from '@playwright/test';
import { forgotPasswordMachine } from '#domains/auth/flows/forgot-password.ts';
import { forgotPasswordMessages, loginMessages } from '#domains/auth/messages.ts';
import { addressOf } from '../e2e/support/casts.ts';
import { uniqueEmail } from '../e2e/support/registration.ts';
import type { FlowMap } from './flow-map.ts';
import { expectAlert, expectOpen, expectPending, send } from './form-sights.ts';
import { createHeldCalls, type HeldCalls } from './held-calls.ts';
import type { Stage } from './stage.ts';

interface World {
  page: Page;
  calls: HeldCalls;
  email: string;
}

const FORM = { name: 'Send link', pending: 'Sending link' };

export const forgotPasswordMap: FlowMap<Stage, World> = {
  machine: forgotPasswordMachine,
  starts: [
    {
      says: 'on its page',
      open: async ({ page }) => {
        await page.goto('/auth/forgot');
        return { page, calls: createHeldCalls(page), email: addressOf('forgetful') };
      },
    },
  ],
  steps: [
    {
      says: 'the person sends the form',
      event: { type: 'form.submitted', values: { email: '' } },
      take: async ({ page, calls, email }) => {
        await calls.hold('**/api/password/forget');
        await page.getByLabel('Email').fill(email);
        await send(page, FORM);
      },
    },
    {
      says: 'the server doesn’t know the address',
      event: { type: 'xstate.error.actor.forgotPassword', error: new Error('unknown') },
      given: async (world) => {
        world.email = uniqueEmail();
      },
      take: ({ calls }) => calls.answer(),
      shows: async (world) => {
        await expectAlert(world.page, forgotPasswordMessages.unknown);
        world.email = addressOf('forgetful');
      },
    },
    {
      says: 'the connection fails before a response',
      event: { type: 'xstate.error.actor.forgotPassword', error: new Error('no answer') },
      take: ({ calls }) => calls.lose(),
      shows: ({ page }) => expectAlert(page, loginMessages.unexpected),
    },
    {
      says: 'the server sends the link',
      event: { type: 'xstate.done.actor.forgotPassword', output: undefined },
      take: ({ calls }) => calls.answer(),
    },
    {
      says: 'the person goes back to correct the address',
      event: { type: 'another.requested' },
      take: ({ page }) => page.getByRole('button', { name: 'Use another email address' }).click(),
    },
  ],
  states: {
    'forgotPassword.editing': ({ page }) => expectOpen(page, FORM),
    'forgotPassword.submitting': ({ page }) => expectPending(page, FORM),
    'forgotPassword.sent': ({ page }) =>
      expect(page.getByRole('main').getByText(forgotPasswordMessages.success)).toBeVisible(),
  },
};
