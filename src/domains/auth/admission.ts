/**
 * The lifecycle of a registration that an admin has to approve, used by the page and the server. There is none where
 * anyone may join.
 */

import { setup } from 'xstate';
import type { RegistrationState } from '#generated/types.gen.ts';
import { stepFrom } from '#platform/shared/lifecycle-step.ts';

/** `unverified`: the email address isn't verified, so no admin sees it yet. */
export type AdmissionState = RegistrationState | 'unverified';

export type AdmissionEvent =
  | { type: 'address.verified' }
  | { type: 'registration.approved' }
  | { type: 'registration.declined' }
  | { type: 'registration.withdrawn' }
  | { type: 'registration.expired' };

const SCREEN = '/auth/waiting';
export const REGISTRATION_QUEUE_PATH = '/admin/registrations';

export const admissionMachine = setup({
  types: {} as { events: AdmissionEvent; meta: { screen: string } },
}).createMachine({
  id: 'admission',
  description: 'A registration that an admin has to approve.',
  meta: { screen: REGISTRATION_QUEUE_PATH },
  initial: 'unverified',
  states: {
    unverified: {
      description: 'The email address isn’t verified yet, so no admin sees the registration.',
      meta: { screen: '/auth/login' },
      on: { 'address.verified': 'waiting' },
    },
    waiting: {
      description: 'Pending: no admin has decided yet. The person can see that and withdraw.',
      meta: { screen: SCREEN },
      on: {
        'registration.approved': 'approved',
        'registration.declined': 'declined',
        'registration.withdrawn': 'withdrawn',
      },
    },
    declined: {
      description: 'An admin declined, with a reason. Until it’s erased, an admin can still approve it.',
      meta: { screen: SCREEN },
      on: { 'registration.approved': 'approved', 'registration.expired': 'erased' },
    },
    approved: {
      description: 'An admin let the person in.',
      meta: { screen: REGISTRATION_QUEUE_PATH },
      type: 'final',
    },
    withdrawn: {
      description: 'The person withdrew it, so it was erased at once.',
      meta: { screen: SCREEN },
      type: 'final',
    },
    erased: {
      description: 'It was declined long enough ago. The address can be registered again.',
      meta: { screen: SCREEN },
      type: 'final',
    },
  },
});

const snapshotOf = (state: AdmissionState) => admissionMachine.resolveState({ value: state, context: {} });

/** Whether the lifecycle allows this step. */
export const can = (state: AdmissionState, event: AdmissionEvent): boolean => snapshotOf(state).can(event);

/** The next state, or null if the lifecycle doesn't allow the step. */
export function follow(state: AdmissionState, event: AdmissionEvent) {
  return stepFrom(admissionMachine, snapshotOf(state), event)?.value ?? null;
}
