import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { profileCompletionMachine } from '#domains/profiles/flows/profile-completion.ts';
import type { CurrentUser, ProfileInput } from '#generated/types.gen.ts';
import { ApiError } from '#platform/browser/calls/api-error.ts';

const values = {
  name: 'Amina',
  lastName: 'Diallo',
  location: 'Dakar, Senegal',
  contactNo: '+221701234567',
  isTermsAgreed: true,
} satisfies ProfileInput;

const user: CurrentUser = {
  ...values,
  id: '019a5f2e-7c00-7a31-9d5c-2f6b1c0a9e41',
  email: 'amina@example.org',
  role: 'Member',
  isProfileCompleted: true,
  isVerified: true,
  slug: 'amina-diallo',
  bio: null,
  avatar: null,
  points: 0,
  rank: null,
  unreadNotifications: 0,
  language: null,
  suspendedUntil: null,
  hasPassword: true,
  revision: 1,
  createdAt: '2026-11-21T08:00:00Z',
};

async function complete(answer: () => Promise<CurrentUser>) {
  const inputs: ProfileInput[] = [];
  const emitted: unknown[] = [];
  const updateProfile = fromPromise<CurrentUser, ProfileInput>(({ input }) => {
    inputs.push(input);
    return answer();
  });
  const actor = createActor(profileCompletionMachine.provide({ actors: { updateProfile } }));
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  expect(actor.getSnapshot().value).toBe('editing');
  actor.send({ type: 'form.submitted', values });
  expect(actor.getSnapshot().value).toBe('saving');
  expect(actor.getSnapshot().hasTag('loading')).toBe(true);
  await new Promise((resolve) => setImmediate(resolve));
  return { actor, inputs, emitted, state: () => actor.getSnapshot() };
}

describe('completing the profile', () => {
  it('updates the session, then goes to /', async () => {
    const { inputs, emitted, state } = await complete(async () => user);
    expect(state().value).toBe('completed');
    expect(inputs).toEqual([values]);
    expect(emitted).toEqual([
      { type: 'profile.completed', user },
      { type: 'navigate', to: '/' },
    ]);
  });

  it('stays on the form until the server says it is complete', async () => {
    const { emitted, state } = await complete(async () => ({ ...user, isProfileCompleted: false }));
    expect(state().value).toBe('editing');
    expect(state().context.errors.form).toMatch(/every field/);
    expect(emitted).toEqual([]);
  });

  it('shows errors by field', async () => {
    const fields = [{ name: 'contactNo', errors: ['Start with the country code.'] }];
    const error = new ApiError({ kind: 'invalid', operation: 'PUT /users', message: '', fields });
    const { state } = await complete(() => Promise.reject(error));
    expect(state().value).toBe('editing');
    expect(state().context).toMatchObject({ error, errors: { form: null, fields } });
  });

  it('reports a missing response', async () => {
    const error = new ApiError({ kind: 'network', operation: 'PUT /users', message: '' });
    const { state } = await complete(() => Promise.reject(error));
    expect(state().context.errors.form).toBe('Something went wrong. Please try again!');
  });
});
