/** Resending the verification email, below an expired link. */
import { expect, type Page } from '@playwright/test';
import { verificationMailMachine } from '#domains/auth/flows/verification-mail.ts';
import { loginMessages, verificationMailMessages } from '#domains/auth/messages.ts';
import type { FlowMap } from './flow-map.ts';
import { expectAlert, expectOpen, expectPending, send } from './form-sights.ts';
import { createHeldCalls, type HeldCalls } from './held-calls.ts';
import { DEAD_LINK, registerNewcomer } from './newcomer.ts';
import type { Stage } from './stage.ts';

interface World {
  page: Page;
  calls: HeldCalls;
}

const BUTTON = { name: 'Send a new email', pending: 'Sending the email' };

/** Logs in before verifying. The token of such a login only allows verification. */
async function logInUnverified(stage: Stage): Promise<World> {
  const { page } = stage;
  const { email, password } = await registerNewcomer(stage);
  await page.goto('/auth/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expectAlert(page, loginMessages.unverified);
  await page.goto(DEAD_LINK);
  return { page, calls: createHeldCalls(page) };
}

const said = (page: Page, text: string) => page.getByRole('region', { name: 'Notifications' }).getByText(text);

export const verificationMailMap: FlowMap<Stage, World> = {
  machine: verificationMailMachine,
  starts: [{ says: 'below an expired link', open: logInUnverified }],
  steps: [
    {
      says: 'the person requests a new email',
      event: { type: 'resend.requested' },
      take: async ({ page, calls }) => {
        await calls.hold('**/api/user/verify');
        await send(page, BUTTON);
      },
    },
    {
      says: 'the connection fails before a response',
      event: { type: 'xstate.error.actor.resendVerificationMail', error: new Error('no answer') },
      take: ({ calls }) => calls.lose(),
      shows: ({ page }) => expect(said(page, verificationMailMessages.failure)).not.toHaveCount(0),
    },
    {
      says: 'the server sends the email',
      event: { type: 'xstate.done.actor.resendVerificationMail', output: undefined },
      take: ({ calls }) => calls.answer(),
      shows: ({ page }) => expect(said(page, verificationMailMessages.success)).not.toHaveCount(0),
    },
  ],
  states: {
    'verificationMail.offered': ({ page }) => expectOpen(page, BUTTON),
    'verificationMail.sending': ({ page }) => expectPending(page, BUTTON),
    'verificationMail.sent': ({ page }) => expectOpen(page, BUTTON),
  },
};
