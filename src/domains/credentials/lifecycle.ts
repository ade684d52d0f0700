/** The life of a credential. It only ever ends: what is verified again gets another one. */
import { setup, transition } from 'xstate';
import type { CredentialEnd, CredentialState } from '#generated/types.gen.ts';

/** Why a credential no longer holds. Nobody but the status list hears of an erased account. */
export type EndReason = CredentialEnd | 'erased';

export type CredentialLifecycleEvent =
  /** The impact was reopened or hidden, the member isn't part of it any more, has too few points, or was forgotten. */
  | { type: 'cause.ended' }
  /** One of the impacts of its year was added or revoked. */
  | { type: 'record.outdated' };

const SCREEN = '/dashboard/credentials';

export const credentialMachine = setup({
  types: {} as { events: CredentialLifecycleEvent; meta: { screen: string } },
}).createMachine({
  id: 'credential',
  description: 'What others can check about a member.',
  meta: { screen: SCREEN },
  initial: 'issued',
  states: {
    issued: {
      description: 'It holds: its cause is as it was when it was issued.',
      meta: { screen: SCREEN },
      on: { 'cause.ended': 'revoked', 'record.outdated': 'superseded' },
    },
    revoked: { description: 'It lost its cause, and its status says so. Final.', meta: { screen: SCREEN } },
    superseded: {
      description: 'The record of a year whose impacts have changed. Another can be made. Final.',
      meta: { screen: SCREEN },
    },
  },
});

/** The state after a step, or null if the lifecycle doesn't allow it. */
export function followCredential(value: CredentialState, event: CredentialLifecycleEvent): CredentialState | null {
  const snapshot = credentialMachine.resolveState({ value });
  if (!snapshot.can(event)) return null;
  return transition(credentialMachine, snapshot, event)[0].value;
}

/** @param reason null while it holds. */
export function credentialStateOf(reason: EndReason | null): CredentialState {
  if (reason === null) return 'issued';
  const event = reason === 'replaced' ? ({ type: 'record.outdated' } as const) : ({ type: 'cause.ended' } as const);
  return followCredential('issued', event) ?? 'issued';
}
