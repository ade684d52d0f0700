/** The emailed links of a new address, on /confirm-email/:token and /undo-email/:token. */
import { expect, type Page } from '@playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import { emailLinkMachine } from '#domains/auth/flows/email-link.ts';
import { ApiError } from '#platform/browser/calls/api-error.ts';
import { createClient } from '../support/client.ts';
import { registrationOf } from '../support/factories.ts';
import { dataOf } from '../support/impacts.ts';
import { askForAddress, moveAddress } from './email-owner.ts';
import type { FlowMap } from './flow-map.ts';
import { expectAlert, expectOpen, expectPending, type SentForm, send } from './form-sights.ts';
import { createHeldCalls, type HeldCalls } from './held-calls.ts';
import type { Stage } from './stage.ts';

interface World {
  page: Page;
  calls: HeldCalls;
  form: SentForm;
}

const CONFIRM = { name: 'Use this address', pending: 'Changing the email address' };
const UNDO = { name: 'Restore my address', pending: 'Restoring your address' };

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const isOpenedWith =
  (link: string) =>
  ({ context }: AnyMachineSnapshot) =>
    context.tokenParam === link;
const refusal = (status: number) =>
  new ApiError({ kind: 'refused', operation: 'POST /email/confirm', message: '', status });

async function open({ page }: Stage, path: string, form = CONFIRM): Promise<World> {
  await page.goto(path);
  return { page, form, calls: createHeldCalls(page) };
}

export const emailLinkMap: FlowMap<Stage, World> = {
  machine: emailLinkMachine,
  keyOf: ({ context }) => context.tokenParam,
  starts: [
    {
      says: 'with the link to the new address',
      input: { purpose: 'confirm', tokenParam: 'confirming' },
      open: async (stage) => open(stage, (await askForAddress(stage)).confirmLink),
    },
    {
      says: 'with the link to the previous address',
      input: { purpose: 'undo', tokenParam: 'undoing' },
      open: async (stage) => open(stage, await moveAddress(stage), UNDO),
    },
    {
      says: 'with an expired link',
      input: { purpose: 'confirm', tokenParam: 'dead' },
      open: (stage) => open(stage, '/confirm-email/some-link-of-a-mail-that-nobody-got'),
    },
    {
      says: 'with a link to an address that someone else has registered meanwhile',
      input: { purpose: 'confirm', tokenParam: 'taken' },
      open: async (stage) => {
        const { newEmail, confirmLink } = await askForAddress(stage);
        dataOf(await createClient(stage.origin).post('/users', registrationOf(newEmail)));
        return open(stage, confirmLink);
      },
    },
  ],
  steps: [
    {
      says: 'the person presses the button',
      event: { type: 'link.followed' },
      take: async ({ page, calls, form }) => {
        await calls.hold('**/api/email/**');
        await send(page, form);
      },
    },
    {
      says: 'the connection fails before a response',
      event: { type: 'xstate.error.actor.followLink', error: new Error('no answer') },
      take: ({ calls }) => calls.lose(),
      shows: ({ page }) => expectAlert(page, /We couldn’t/),
    },
    {
      says: 'the server doesn’t know the link',
      event: { type: 'xstate.error.actor.followLink', error: refusal(410) },
      when: isOpenedWith('dead'),
      take: ({ calls }) => calls.answer(),
    },
    {
      says: 'the server finds that another account has the address',
      event: { type: 'xstate.error.actor.followLink', error: refusal(409) },
      when: isOpenedWith('taken'),
      take: ({ calls }) => calls.answer(),
      shows: ({ page }) => expectAlert(page, 'Another account has this email address by now'),
    },
    {
      says: 'the server changes the address',
      event: { type: 'xstate.done.actor.followLink', output: 'new@example.org' },
      when: isOpenedWith('confirming'),
      take: ({ calls }) => calls.answer(),
    },
    {
      says: 'the server restores the address',
      event: { type: 'xstate.done.actor.followLink', output: null },
      when: isOpenedWith('undoing'),
      take: ({ calls }) => calls.answer(),
    },
  ],
  states: {
    'emailLink.asking': ({ page, form }) => expectOpen(page, form),
    'emailLink.following': ({ page, form }) => expectPending(page, form),
    'emailLink.linkDead': ({ page }) => expect(heading(page)).toHaveText('This link no longer works'),
    'emailLink.taken': ({ page }) => expect(heading(page)).toHaveText('This address can’t be used'),
    'emailLink.confirmed': async ({ page }) => {
      await expect(heading(page)).toHaveText('Email address changed');
      await expect(page.getByRole('main').getByRole('link', { name: 'Log in' })).toBeVisible();
    },
    'emailLink.undone': ({ page }) => expect(heading(page)).toHaveText('Your account is safe again'),
  },
};
