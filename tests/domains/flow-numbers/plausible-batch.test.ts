import { describe, expect, it } from 'vitest';
import { plausibleBatches } from '#domains/flow-numbers/server/count/plausible-batch.ts';
import type { FlowCountsInput } from '#generated/types.gen.ts';

const sent = { machine: 'login', from: 'editing', event: 'form.submitted', to: 'submitting', count: 2 };
const failed = { machine: 'login', from: 'submitting', event: 'xstate.error.actor.logIn', to: 'editing', count: 1 };

const batchOf = (parts: Partial<FlowCountsInput>) =>
  plausibleBatches({ device: 'phone', transitions: [], durations: [], ...parts });

describe('a batch of a page', () => {
  it('is taken apart by machine, each with its weight', () => {
    const begun = { machine: 'registration', from: 'editing', event: 'form.submitted', to: 'submitting', count: 1 };
    const stay = { machine: 'registration', state: 'editing', bucket: 3, count: 4 };
    expect(batchOf({ transitions: [sent, begun, failed], durations: [stay] })).toEqual([
      { machine: 'login', weight: 3, transitions: [sent, failed], entered: [], durations: [] },
      { machine: 'registration', weight: 4, transitions: [begun], entered: [], durations: [stay] },
    ]);
  });

  it.each([
    ['a machine that there isn’t', { ...sent, machine: 'lottery' }],
    [
      'one that runs on the server',
      { machine: 'impact', from: 'pending', event: 'impact.approved', to: 'verified', count: 1 },
    ],
    ['a state that there isn’t', { ...sent, from: 'winning' }],
    ['an event that the state doesn’t take', { ...sent, event: 'code.submitted' }],
    ['a target that it doesn’t have', { ...sent, to: 'loggedIn' }],
    ['a property of every object', { ...sent, machine: 'constructor' }],
  ])('is without a transition of %s', (_, transition) => {
    expect(batchOf({ transitions: [transition] })).toEqual([]);
  });

  it('is without stays in states that there aren’t, or that contain others', () => {
    const within = { machine: 'session', state: 'signedIn.fresh', count: 1 };
    const entered = [within, { ...within, state: 'signedIn' }, { ...within, state: 'rich' }];
    expect(batchOf({ entered }).map((batch) => batch.entered)).toEqual([[within]]);
    expect(batchOf({ durations: [{ ...within, state: 'signedIn', bucket: 1 }] })).toEqual([]);
  });

  it('keeps how a call failed if it’s on the list, and of failures only', () => {
    const outcomeOf = (transition: FlowCountsInput['transitions'][number]) =>
      batchOf({ transitions: [transition] })[0]?.transitions[0]?.outcome;
    expect(outcomeOf({ ...failed, outcome: 'login_refused' })).toBe('login_refused');
    expect(outcomeOf({ ...failed, outcome: 'offline' })).toBe('offline');
    expect(outcomeOf({ ...failed, outcome: 'ada_lovelace' })).toBeUndefined();
    expect(outcomeOf({ ...sent, outcome: 'login_refused' })).toBeUndefined();
  });
});
