import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import {
  type CredentialLifecycleEvent,
  credentialMachine,
  credentialStateOf,
  followCredential,
} from '#domains/credentials/lifecycle.ts';
import type { CredentialState } from '#generated/types.gen.ts';
import { noteTransitions } from '../../flows/logic-notes.ts';

const notes = noteTransitions(credentialMachine);

describe('a credential', () => {
  it.each<[CredentialState, CredentialLifecycleEvent['type'], CredentialState | null]>([
    ['issued', 'cause.ended', 'revoked'],
    ['issued', 'record.outdated', 'superseded'],
    ['revoked', 'record.outdated', null],
    ['revoked', 'cause.ended', null],
    ['superseded', 'cause.ended', null],
    ['superseded', 'record.outdated', null],
  ])('that is %s takes %s to %s', (before, type, after) => {
    expect(followCredential(before, { type })).toBe(after);
    const snapshot = credentialMachine.resolveState({ value: before });
    const actor = createActor(credentialMachine, { snapshot, inspect: notes.inspect }).start();
    actor.send({ type });
    expect(actor.getSnapshot().value).toBe(after ?? before);
  });

  it.each([
    [null, 'issued'],
    ['reopened', 'revoked'],
    ['hidden', 'revoked'],
    ['removed', 'revoked'],
    ['points', 'revoked'],
    ['erased', 'revoked'],
    ['replaced', 'superseded'],
  ] as const)('that ended because of %s is %s', (reason, state) => {
    expect(credentialStateOf(reason)).toBe(state);
  });

  it('has tests for all its transitions', () => notes.expectComplete());
});
