/** Completing the profile, on /profile-information. */
import { expect, type Page } from '@playwright/test';
import { profileCompletionMachine, profileMessages } from '#domains/profiles/flows/profile-completion.ts';
import { submitLogin } from '../e2e/support/community-test.ts';
import { uniqueEmail } from '../e2e/support/registration.ts';
import { createClient } from '../support/client.ts';
import { logIn, PASSWORD, registrationOf, tokenOf } from '../support/factories.ts';
import { dataOf } from '../support/impacts.ts';
import type { FlowMap } from './flow-map.ts';
import { expectAlert, expectOpen, expectPending, send } from './form-sights.ts';
import { createHeldCalls, type HeldCalls } from './held-calls.ts';
import type { Stage } from './stage.ts';

interface World {
  page: Page;
  calls: HeldCalls;
}

const FORM = { name: 'Save and continue', pending: 'Saving your profile' };
const PROFILE = { name: 'Amina', lastName: 'Diallo', location: 'Dakar, Senegal', contactNo: '+221 70 123 45 67' };

/** Uses a new account, because the change is permanent. */
async function openAsNewcomer({ page, origin, mailbox }: Stage): Promise<World> {
  const email = uniqueEmail();
  const client = createClient(origin);
  dataOf(await client.post('/users', registrationOf(email)));
  dataOf(await client.post(`/verify/${tokenOf(await mailbox.linkTo(email, /\/auth\/verify\//))}`));
  const { client: newcomer } = await logIn(origin, { email });
  // Without the agreement, the profile looks like that of someone who has only used external sign-in.
  dataOf(await newcomer.put('/users', { ...PROFILE, isTermsAgreed: false }));
  await page.goto('/auth/login');
  await submitLogin(page, email, PASSWORD);
  await page.waitForURL('**/profile-information');
  return { page, calls: createHeldCalls(page) };
}

export const profileCompletionMap: FlowMap<Stage, World> = {
  machine: profileCompletionMachine,
  starts: [{ says: 'after the first login', open: openAsNewcomer }],
  steps: [
    {
      says: 'the person sends the form',
      event: { type: 'form.submitted', values: {} },
      take: async ({ page, calls }) => {
        await page.getByRole('checkbox').check();
        await calls.hold('**/api/users');
        await send(page, FORM);
      },
    },
    {
      says: 'the server finds a field invalid',
      event: { type: 'xstate.error.actor.updateProfile', error: new Error('invalid') },
      take: ({ calls }) => calls.answer({ ...PROFILE, name: ' ', isTermsAgreed: true }),
      shows: ({ page }) => expect(page.getByLabel('First name')).toHaveAccessibleDescription(/./),
    },
    {
      says: 'the connection fails before a response',
      event: { type: 'xstate.error.actor.updateProfile', error: new Error('no answer') },
      take: ({ calls }) => calls.lose(),
      shows: ({ page }) => expectAlert(page, profileMessages.failure),
    },
    {
      says: 'the server saves it and finds it incomplete',
      event: { type: 'xstate.done.actor.updateProfile', output: { isProfileCompleted: false } },
      // The form requires the terms itself, so they are removed in transit.
      take: ({ calls }) => calls.answer({ ...PROFILE, isTermsAgreed: false }),
      shows: ({ page }) => expectAlert(page, profileMessages.incomplete),
    },
    {
      says: 'the server saves it and finds it complete',
      event: { type: 'xstate.done.actor.updateProfile', output: { isProfileCompleted: true } },
      take: ({ calls }) => calls.answer(),
    },
  ],
  states: {
    'profileCompletion.editing': ({ page }) => expectOpen(page, FORM),
    'profileCompletion.saving': ({ page }) => expectPending(page, FORM),
    'profileCompletion.completed': ({ page }) => page.waitForURL('**/dashboard'),
  },
};
