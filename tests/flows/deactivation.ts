/** Deactivating your own account in the settings. */
import { expect, type Page } from '@playwright/test';
import { deactivationMachine } from '#domains/auth/flows/deactivation.ts';
import { becomeMember } from '../e2e/support/registration.ts';
import type { FlowMap } from './flow-map.ts';
import { expectAlert, expectOpen, expectPending, send } from './form-sights.ts';
import { createHeldCalls, type HeldCalls } from './held-calls.ts';
import type { Stage } from './stage.ts';

interface World {
  page: Page;
  calls: HeldCalls;
}

const QUESTION = { name: 'Deactivate', pending: 'Deactivating' };

const question = (page: Page) => page.getByRole('alertdialog', { name: 'Deactivate your account' });
const opener = (page: Page) => page.getByRole('button', { name: 'Deactivate account' });

export const deactivationMap: FlowMap<Stage, World> = {
  machine: deactivationMachine,
  starts: [
    {
      says: 'in the settings',
      open: async ({ page, mailbox }) => {
        await becomeMember(page, mailbox, '/dashboard/settings/deactivate');
        return { page, calls: createHeldCalls(page) };
      },
    },
  ],
  steps: [
    {
      says: 'the person presses the button',
      event: { type: 'question.asked' },
      take: ({ page }) => opener(page).click(),
    },
    {
      says: 'the person cancels',
      event: { type: 'question.dropped' },
      take: ({ page }) => question(page).getByRole('button', { name: 'Cancel' }).click(),
    },
    {
      says: 'the person confirms',
      event: { type: 'deactivation.confirmed' },
      take: async ({ page, calls }) => {
        await calls.hold('**/api/users/delete');
        await send(page, QUESTION);
      },
    },
    {
      says: 'the connection fails before a response',
      event: { type: 'xstate.error.actor.deactivateAccount', error: new Error('no answer') },
      take: ({ calls }) => calls.lose(),
      shows: ({ page }) => expectAlert(page, 'We couldn’t deactivate your account'),
    },
    {
      says: 'the server deactivates the account',
      event: { type: 'xstate.done.actor.deactivateAccount', output: undefined },
      take: ({ calls }) => calls.answer(),
    },
  ],
  states: {
    'deactivation.open': async ({ page }) => {
      await expect(opener(page)).toBeEnabled();
      await expect(question(page)).toHaveCount(0);
    },
    'deactivation.asking': async ({ page }) => {
      await expect(question(page).getByRole('heading', { name: 'Deactivate your account' })).toBeVisible();
      await expectOpen(page, QUESTION);
    },
    'deactivation.deactivating': ({ page }) => expectPending(page, QUESTION),
    'deactivation.deactivated': ({ page }) => page.waitForURL('**/logout'),
  },
};
