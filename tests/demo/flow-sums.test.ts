import { describe, expect, it } from 'vitest';
import { makeFlowSums } from '#demo/flows/flow-sums.ts';
import { createRandom } from '#demo/random.ts';
import { knownFlows } from '#generated/known-flows.gen.ts';
import { communityOf, SEED } from './communities.ts';

const TODAY = new Date('2026-11-30T00:00:00Z');
const made = () => makeFlowSums(createRandom(1), communityOf(SEED, TODAY), TODAY);
const { transitions, stays } = made();

const sumOf = (release: string, machine: string, event: RegExp) =>
  transitions
    .filter((one) => one.release === release && one.machine === machine && event.test(`${one.event} ${one.to}`))
    .reduce((sum, { count }) => sum + count, 0);

describe('what machines did in the demo community', () => {
  it('is what they can do', () => {
    const unknown = transitions.filter(
      ({ machine, from, event, to }) => !knownFlows[machine]?.transitions.includes(`${from} ${event} ${to}`),
    );
    expect(unknown).toEqual([]);
    expect(stays.filter(({ machine, state }) => !knownFlows[machine]?.states.includes(state))).toEqual([]);
  });

  it('is of each of the 90 days before today', () => {
    const days = [...new Set(transitions.filter(({ machine }) => machine === 'login').map(({ day }) => day))].sort();
    expect([days.length, days[0], days.at(-1)]).toEqual([90, '2026-09-01', '2026-11-29']);
  });

  it('is the same for the same day', () => {
    expect(made()).toEqual({ transitions, stays });
  });

  it('shows that more people verify their address since the latest release', () => {
    const [before, since] = [...new Set(transitions.map(({ release }) => release))].sort();
    const shareOf = (release = '') =>
      sumOf(release, 'verifyEmail', /^xstate.done/) / sumOf(release, 'registration', /^xstate.done/);
    expect(shareOf(before)).toBeLessThan(0.5);
    expect(shareOf(since)).toBeGreaterThan(0.6);
    const resent = (release = '') =>
      sumOf(release, 'login', /^resend.requested/) / sumOf(release, 'login', / unverified$/);
    expect(resent(since)).toBeGreaterThan(1.5 * resent(before));
  });
});
