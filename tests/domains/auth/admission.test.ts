import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { type AdmissionEvent, type AdmissionState, admissionMachine, can, follow } from '#domains/auth/admission.ts';
import { noteTransitions } from '../../flows/logic-notes.ts';

const notes = noteTransitions(admissionMachine);

describe('the lifecycle of a registration that needs approval', () => {
  it.each<[AdmissionState, AdmissionEvent['type'], ReturnType<typeof follow>]>([
    ['unverified', 'address.verified', 'waiting'],
    ['unverified', 'registration.approved', null],
    ['unverified', 'registration.declined', null],
    ['unverified', 'registration.withdrawn', null],
    ['waiting', 'address.verified', null],
    ['waiting', 'registration.approved', 'approved'],
    ['waiting', 'registration.declined', 'declined'],
    ['waiting', 'registration.withdrawn', 'withdrawn'],
    ['waiting', 'registration.expired', null],
    ['declined', 'registration.approved', 'approved'],
    ['declined', 'registration.declined', null],
    ['declined', 'registration.withdrawn', null],
    ['declined', 'registration.expired', 'erased'],
    ['approved', 'registration.declined', null],
    ['approved', 'registration.withdrawn', null],
    ['approved', 'registration.expired', null],
  ])('takes %s by %s to %s', (before, type, after) => {
    expect(follow(before, { type })).toBe(after);
    expect(can(before, { type })).toBe(after !== null);
    if (after === null) return;
    const snapshot = admissionMachine.resolveState({ value: before, context: {} });
    const actor = createActor(admissionMachine, { snapshot, inspect: notes.inspect }).start();
    actor.send({ type });
    expect(actor.getSnapshot().value).toBe(after);
  });

  it('has tests for all its transitions', () => notes.expectComplete());
});
