import { describe, expect, it } from 'vitest';
import { FLOWS } from '#inspector/drawn-flows.ts';
import { choicesOf } from '#inspector/simulate/choices.ts';
import { BEGINNING, type WalkStep, walk } from '#inspector/simulate/walk.ts';
import { readWalk, writeWalk } from '#inspector/simulate/walk-link.ts';

function flow(id: string) {
  const found = FLOWS.find((one) => one.id === id);
  if (!found) throw new Error(`There is no flow ${id}`);
  return found;
}

describe('walking a flow without a page', () => {
  const { definition, chart } = flow('login');

  it('asks one guard’s question at a time and follows the answers', () => {
    expect(walk(definition, chart, [BEGINNING])).toEqual({ places: [], question: 'hasExternalCode' });
    const one = { event: '', answers: { hasExternalCode: false } };
    expect(walk(definition, chart, [one]).question).toBe('isExternalReturn');
    const begun = { event: '', answers: { hasExternalCode: false, isExternalReturn: false } };
    const { places, question } = walk(definition, chart, [begun]);
    expect(question).toBeNull();
    expect(places.map(({ active }) => active)).toEqual([['login', 'login.editing']]);
  });

  it('follows a login with an unverified address to its end', () => {
    const steps = readWalk(
      '!hasExternalCode!isExternalReturn,form.submitted,xstate.done.actor.logIn~isUnverified,resend.requested,xstate.error.actor.resendVerificationMail',
    );
    const { places } = walk(definition, chart, steps);
    expect(places.map(({ active }) => active.at(-1))).toEqual([
      'login.editing',
      'login.submitting',
      'login.unverified',
      'login.resending',
      'login.givenUp',
    ]);
  });

  it('offers inner states’ transitions before outer ones', () => {
    const { chart: session } = flow('session');
    const choices = choicesOf(session, ['session', 'session.signedIn', 'session.signedIn.renewing']);
    const renewed = choices.find(({ event }) => event === 'otherTab.renewed');
    expect(renewed?.transitions.map(({ source }) => source)).toEqual(['session.signedIn.renewing']);
    expect(choices.map(({ event }) => event)).toContain('logout.requested');
  });

  it('is the same walk when shared as a link', () => {
    const steps: WalkStep[] = [
      { event: '', answers: { hasExternalCode: false, isExternalReturn: false } },
      { event: 'form.submitted', answers: {} },
      {
        event: 'xstate.done.actor.logIn',
        answers: { isUnverified: false, isPending: false, isLoginProfileComplete: true },
      },
    ];
    expect(readWalk(writeWalk(steps))).toEqual(steps);
    expect(readWalk(null)).toEqual([BEGINNING]);
  });
});

describe('every flow', () => {
  it.each(FLOWS)('$id can be walked to its end, whatever the answers', ({ definition, chart }) => {
    for (const isSo of [true, false]) {
      const answers = Object.fromEntries(chart.transitions.flatMap(({ guard }) => (guard ? [[guard, isSo]] : [])));
      const seen = new Set<string>();
      const ways = [[{ event: '', answers }]];
      for (let way = ways.pop(); way; way = ways.pop()) {
        const { places, question } = walk(definition, chart, way);
        const place = places.at(-1);
        if (place === undefined) throw new Error(`It asks for ${question}`);
        const key = place.active.join();
        if (seen.has(key)) continue;
        seen.add(key);
        for (const { event } of choicesOf(chart, place.active)) ways.push([...way, { event, answers }]);
      }
      expect(seen.size).toBeGreaterThan(0);
    }
  });
});
