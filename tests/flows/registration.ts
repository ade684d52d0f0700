/** Registering, on /auth/register. */
import { expect, type Page } from '@playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import { registrationMachine } from '#domains/auth/flows/registration.ts';
import { registrationMessages } from '#domains/auth/messages.ts';
import { fillRegistration, uniqueEmail, VALID_PASSWORD } from '../e2e/support/registration.ts';
import type { FlowMap } from './flow-map.ts';
import { expectAlert, expectOpen, expectPending, send } from './form-sights.ts';
import { createHeldCalls, type HeldCalls } from './held-calls.ts';
import type { Stage } from './stage.ts';

interface World {
  page: Page;
  calls: HeldCalls;
  email: string;
  password: string;
}

const FORM = { name: 'Create account', pending: 'Creating your account' };
/** The calls that register without and with an invitation. */
const CALLS = /\/api\/(users|add-invited-user\?.*)$/;

const password = (page: Page) => page.getByLabel('Password', { exact: true });
const isInvited = ({ context }: AnyMachineSnapshot): boolean => context.inviteId !== null;
const isUninvited = (snapshot: AnyMachineSnapshot): boolean => !isInvited(snapshot);

async function open({ page }: Stage, path: string, email: string): Promise<World> {
  await page.goto(path);
  return { page, calls: createHeldCalls(page), email, password: VALID_PASSWORD };
}

async function openInvited(stage: Stage): Promise<World> {
  const email = uniqueEmail();
  await (await stage.caller('owner')).post('/invite-mail', { email });
  const { pathname, search } = new URL(await stage.mailbox.linkTo(email, /inviteid=/));
  return open(stage, `${pathname}${search}`, email);
}

export const registrationMap: FlowMap<Stage, World> = {
  machine: registrationMachine,
  keyOf: ({ context }) => context.inviteId,
  starts: [
    {
      says: 'without an invitation',
      input: { inviteId: null },
      open: (stage) => open(stage, '/auth/register', uniqueEmail()),
    },
    { says: 'with an invitation', input: { inviteId: 'from an email' }, open: openInvited },
  ],
  steps: [
    {
      says: 'the person sends the form',
      event: { type: 'form.submitted', values: {} },
      take: async ({ page, calls, ...typed }) => {
        await calls.hold(CALLS);
        await fillRegistration(page, typed.email);
        await password(page).fill(typed.password);
        await send(page, FORM);
      },
    },
    {
      says: 'the server finds the password too weak',
      event: { type: 'xstate.error.actor.register', error: new Error('invalid') },
      when: isUninvited,
      given: async (world) => {
        world.password = 'password1234!';
      },
      take: ({ calls }) => calls.answer(),
      shows: async (world) => {
        await expect(password(world.page)).toHaveAccessibleDescription(/easy to guess/);
        world.password = VALID_PASSWORD;
      },
    },
    {
      says: 'the connection fails before a response',
      event: { type: 'xstate.error.actor.register', error: new Error('no answer') },
      take: ({ calls }) => calls.lose(),
      shows: ({ page }) => expectAlert(page, registrationMessages.failure),
    },
    {
      says: 'the server creates the account',
      event: { type: 'xstate.done.actor.register', output: undefined },
      when: isUninvited,
      take: ({ calls }) => calls.answer(),
      shows: ({ page }) => expect(page.getByText(registrationMessages.success)).toBeVisible(),
    },
    {
      says: 'the server creates an invited person’s account',
      event: { type: 'xstate.done.actor.register', output: undefined },
      when: isInvited,
      take: ({ calls }) => calls.answer(),
      shows: ({ page }) => expect(page.getByText(registrationMessages.successInvited)).toBeVisible(),
    },
  ],
  states: {
    'registration.editing': ({ page }) => expectOpen(page, FORM),
    'registration.submitting': ({ page }) => expectPending(page, FORM),
    'registration.registered': ({ page }) => page.waitForURL('**/auth/login'),
  },
};
