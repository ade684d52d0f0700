/** Changing the email address in the settings. */
import { expect, type Page } from '@playwright/test';
import { emailChangeMachine } from '#domains/auth/flows/email-change.ts';
import { loginMessages } from '#domains/auth/messages.ts';
import { ApiError } from '#platform/browser/calls/api-error.ts';
import { uniqueEmail } from '../e2e/support/registration.ts';
import { beginSession } from '../e2e/support/sessions.ts';
import { dataOf } from '../support/impacts.ts';
import { buildEmailOwner, type EmailOwner } from './email-owner.ts';
import type { FlowMap } from './flow-map.ts';
import { expectAlert, expectOpen, expectPending, send } from './form-sights.ts';
import { createHeldCalls, type HeldCalls } from './held-calls.ts';
import type { Stage } from './stage.ts';

interface World {
  page: Page;
  owner: EmailOwner;
  calls: HeldCalls;
  /** Reading what is under way, which may follow another call. */
  reads: HeldCalls;
}

const CALL = '**/api/users/me/email';
const RESEND = '**/api/users/me/email/resend';
const FORM = { name: 'Change email address', pending: 'Sending the link' };
const AGAIN = { name: 'Send again', pending: 'Sending the link again' };
const CANCEL = { name: 'Cancel change', pending: 'Cancelling the change' };
const PENDING = { email: 'new@example.org', sentAt: '', expiresAt: '' };

const retry = (page: Page) => page.getByRole('button', { name: 'Try again' });
const said = (page: Page, text: string) => page.getByRole('region', { name: 'Notifications' }).getByText(text);
const cancelElsewhere = async ({ owner }: World) => {
  dataOf(await owner.client.call('DELETE', '/users/me/email'));
};

export const emailChangeMap: FlowMap<Stage, World> = {
  machine: emailChangeMachine,
  starts: [
    {
      says: 'in the settings',
      open: async (stage) => {
        const { page } = stage;
        const owner = await buildEmailOwner(stage);
        await beginSession(page, owner.email, owner.password);
        const reads = createHeldCalls(page);
        await reads.hold(CALL);
        await page.goto('/dashboard/settings/email');
        return { page, owner, reads, calls: createHeldCalls(page) };
      },
    },
  ],
  steps: [
    {
      says: 'nothing is under way',
      event: { type: 'xstate.done.actor.readEmailChange', output: null },
      take: async (world) => {
        await cancelElsewhere(world);
        await world.reads.answer();
      },
    },
    {
      says: 'a change is under way',
      event: { type: 'xstate.done.actor.readEmailChange', output: PENDING },
      take: async ({ owner, reads }) => {
        dataOf(await owner.client.post('/users/me/email', { email: uniqueEmail() }));
        await reads.answer();
      },
    },
    {
      says: 'the connection fails before the response',
      event: { type: 'xstate.error.actor.readEmailChange', error: new Error('no answer') },
      take: ({ reads }) => reads.lose(),
    },
    {
      says: 'the person tries again',
      event: { type: 'reading.retried' },
      take: async ({ page, reads }) => {
        await reads.hold(CALL);
        await retry(page).click();
      },
    },
    {
      says: 'the person sends a new address',
      event: { type: 'form.submitted', values: { email: 'new@example.org' } },
      take: async ({ page, calls }) => {
        await calls.hold(CALL);
        await page.getByLabel('New email address').fill(uniqueEmail());
        await send(page, FORM);
      },
    },
    {
      says: 'the server finds that the address is the current one',
      event: { type: 'xstate.error.actor.changeEmail', error: new Error('invalid') },
      take: ({ owner, calls }) => calls.answer({ email: owner.email }),
      shows: ({ page }) =>
        expect(page.getByLabel('New email address')).toHaveAccessibleDescription(/already your email address/),
    },
    {
      says: 'the connection fails',
      event: { type: 'xstate.error.actor.changeEmail', error: new Error('no answer') },
      take: ({ calls }) => calls.lose(),
      shows: ({ page }) => expectAlert(page, loginMessages.unexpected),
    },
    {
      says: 'the server sends the link',
      event: { type: 'xstate.done.actor.changeEmail', output: PENDING },
      take: ({ calls }) => calls.answer(),
    },
    {
      says: 'the person asks for the link again',
      event: { type: 'resend.requested' },
      take: async ({ page, calls }) => {
        await calls.hold(RESEND);
        await send(page, AGAIN);
      },
    },
    {
      says: 'the server sends the link again',
      event: { type: 'xstate.done.actor.resendEmailChange', output: PENDING },
      take: ({ calls }) => calls.answer(),
      shows: ({ page }) => expect(said(page, 'Link sent again')).not.toHaveCount(0),
    },
    {
      says: 'the connection fails while the link is sent again',
      event: { type: 'xstate.error.actor.resendEmailChange', error: new Error('no answer') },
      take: ({ calls }) => calls.lose(),
      shows: ({ page }) => expectAlert(page, 'We couldn’t send the link.'),
    },
    {
      says: 'the change was cancelled on another device',
      event: {
        type: 'xstate.error.actor.resendEmailChange',
        error: new ApiError({
          kind: 'refused',
          operation: 'POST /users/me/email/resend',
          message: '',
          status: 404,
          code: 'not_found',
        }),
      },
      given: cancelElsewhere,
      take: async ({ calls, reads }) => {
        await reads.hold(CALL);
        await calls.answer();
      },
    },
    {
      says: 'the person cancels',
      event: { type: 'cancel.requested' },
      take: async ({ page, calls }) => {
        await calls.hold(CALL);
        await send(page, CANCEL);
      },
    },
    {
      says: 'the connection fails while the change is cancelled',
      event: { type: 'xstate.error.actor.cancelEmailChange', error: new Error('no answer') },
      take: ({ calls }) => calls.lose(),
      shows: ({ page }) => expectAlert(page, 'We couldn’t cancel the change.'),
    },
    {
      says: 'the server cancels the change',
      event: { type: 'xstate.done.actor.cancelEmailChange', output: undefined },
      take: ({ calls }) => calls.answer(),
    },
  ],
  states: {
    'emailChange.reading': ({ page }) =>
      expect(page.getByRole('status').filter({ hasText: 'Loading your email address' })).toHaveCount(1),
    'emailChange.unread': ({ page }) => expect(retry(page)).toBeEnabled(),
    'emailChange.editing': ({ page }) => expectOpen(page, FORM),
    'emailChange.asking': ({ page }) => expectPending(page, FORM),
    'emailChange.pending': async ({ page }) => {
      await expectOpen(page, AGAIN);
      await expectOpen(page, CANCEL);
    },
    'emailChange.resending': ({ page }) => expectPending(page, AGAIN),
    'emailChange.cancelling': ({ page }) => expectPending(page, CANCEL),
  },
};
