/** Proving that it's still the owner, in the settings, to change the email address. */
import { expect, type Page } from '@playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import { freshProofMachine } from '#domains/auth/flows/fresh-proof.ts';
import { say } from '#languages/say.ts';
import { NO_FORM_ERRORS } from '#platform/browser/forms/form-errors.ts';
import { beginSession } from '../e2e/support/sessions.ts';
import { buildEmailOwner, type EmailOwner } from './email-owner.ts';
import type { FlowMap, Step } from './flow-map.ts';
import { expectAlert, expectOpen, expectPending, send } from './form-sights.ts';
import { createHeldCalls, type HeldCalls } from './held-calls.ts';
import type { Stage } from './stage.ts';

interface World {
  page: Page;
  owner: EmailOwner;
  calls: HeldCalls;
  /** Reading how the person can prove it. */
  reads: HeldCalls;
}

const FACTORS = '**/api/users/me/factors';
const PROOF = '**/api/users/me/proof';
const NEW_EMAIL = 'somewhere.else@example.org';
const FORM = { name: 'Confirm', pending: 'Checking' };
const EXTERNAL = 'the account has nothing to prove it with';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Confirm that it’s you' });
const password = (page: Page) => dialog(page).getByLabel('Password', { exact: true });
const newAddress = (page: Page) => page.getByLabel('New email address');
const hasWays = ({ context }: AnyMachineSnapshot) => context.error !== EXTERNAL;

/** The session was begun long ago. @param change of the account. */
const open = (change: string) => async (stage: Stage) => {
  const { page } = stage;
  const owner = await buildEmailOwner(stage);
  await beginSession(page, owner.email, owner.password);
  await stage.whileStopped(async (database) => {
    await database.run(
      `with outdated as (update sessions set proved_at = null where user_id = (select id from users where email = $1))
      update users set ${change} where email = $1`,
      [owner.email],
    );
  });
  await page.goto('/dashboard/settings/email');
  const reads = createHeldCalls(page);
  await reads.hold(FACTORS);
  await newAddress(page).fill(NEW_EMAIL);
  await page.getByRole('button', { name: 'Change email address' }).click();
  return { page, owner, reads, calls: createHeldCalls(page) };
};

const refused = (says: string, take: Step<World>['take'], shows: Step<World>['shows']) =>
  ({
    says,
    event: { type: 'xstate.error.actor.proveIdentity', error: new Error(says) },
    take,
    shows,
  }) as Step<World>;

export const freshProofMap: FlowMap<Stage, World> = {
  machine: freshProofMachine,
  keyOf: hasWays,
  starts: [
    { says: 'long after logging in', open: open('language = language') },
    {
      says: 'long after logging in with an external account',
      from: {
        value: 'reading',
        context: { ways: { password: false, code: false, passkey: false }, errors: NO_FORM_ERRORS, error: EXTERNAL },
      },
      open: open('password_hash = null'),
    },
  ],
  steps: [
    {
      says: 'the account has a password',
      event: { type: 'xstate.done.actor.readWays', output: { password: true, code: false, passkey: false } },
      when: hasWays,
      take: ({ reads }) => reads.answer(),
      shows: ({ page }) => expect(password(page)).toBeFocused(),
    },
    {
      says: 'the account has neither a password nor a second step',
      event: { type: 'xstate.done.actor.readWays', output: { password: false, code: false, passkey: false } },
      when: (snapshot) => !hasWays(snapshot),
      take: ({ reads }) => reads.answer(),
    },
    {
      says: 'the connection fails before the response',
      event: { type: 'xstate.error.actor.readWays', error: new Error('no answer') },
      when: hasWays,
      take: ({ reads }) => reads.lose(),
    },
    {
      says: 'the person tries again',
      event: { type: 'reading.retried' },
      take: async ({ page, reads }) => {
        await reads.hold(FACTORS);
        await dialog(page).getByRole('button', { name: 'Try again' }).click();
      },
    },
    {
      says: 'the person sends the password',
      event: { type: 'proof.given', proof: { password: 'right' } },
      take: async ({ page, owner, calls }) => {
        await calls.hold(PROOF);
        await password(page).fill(owner.password);
        await send(page, FORM);
      },
    },
    refused(
      'the server finds the password wrong',
      ({ calls }) => calls.answer({ password: 'not-the-current-one' }),
      ({ page }) =>
        expect(password(page)).toHaveAccessibleDescription(new RegExp(say('auth.failures.wrongCurrentPassword'))),
    ),
    refused(
      'the connection fails',
      ({ calls }) => calls.lose(),
      ({ page }) => expectAlert(page, say('auth.freshProof.failed')),
    ),
    {
      says: 'the server finds the password right',
      event: { type: 'xstate.done.actor.proveIdentity', output: undefined },
      take: ({ calls }) => calls.answer(),
    },
    {
      says: 'the person turns back',
      event: { type: 'proof.declined' },
      take: ({ page }) => dialog(page).getByRole('button', { name: 'Close' }).click(),
      shows: async ({ page }) => {
        await expectAlert(page, say('failures.proveIdentityFirst'));
        await expect(newAddress(page)).toHaveValue(NEW_EMAIL);
      },
    },
    {
      says: 'the person logs in again',
      event: { type: 'login.chosen' },
      take: ({ page }) => dialog(page).getByRole('button', { name: 'Log in again' }).click(),
      shows: ({ page }) => page.waitForURL('**/auth/login'),
    },
  ],
  states: {
    'freshProof.reading': ({ page }) =>
      expect(page.getByRole('status').filter({ hasText: say('auth.freshProof.loading') })).toHaveCount(1),
    'freshProof.unread': ({ page }) => expect(dialog(page).getByRole('button', { name: 'Try again' })).toBeEnabled(),
    'freshProof.wayless': ({ page }) => expect(dialog(page)).toContainText(say('auth.freshProof.wayless')),
    'freshProof.asking': ({ page }) => expectOpen(page, FORM),
    'freshProof.checking': ({ page }) => expectPending(page, FORM),
    'freshProof.proven': async ({ page }) => {
      await expect(page.getByRole('main').getByText('Check your inbox')).toBeVisible();
      await expect(dialog(page)).toHaveCount(0);
    },
    'freshProof.declined': ({ page }) => expect(dialog(page)).toHaveCount(0),
  },
};
