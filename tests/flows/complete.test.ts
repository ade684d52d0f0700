import { describe, expect, it } from 'vitest';
import coverage from '#inspector/flows/coverage.json' with { type: 'json' };
import { PASSED_THROUGH } from './flow-map.ts';
import { flowOf } from './flow-of.ts';
import { FLOW_MAPS } from './maps.ts';
import { planWalks, takenBy } from './plan.ts';
import { leavesOf, transitionsOf } from './transitions.ts';

describe.each(FLOW_MAPS.map((map) => [flowOf(map.machine).name, map] as const))('the map of %s', (_, map) => {
  const walks = planWalks(map);
  const steps = walks.flatMap((walk) => walk.steps);

  it('takes every transition of the machine', () => {
    const taken = new Set([...walks, ...steps].flatMap(({ takes }) => takes));
    expect(transitionsOf(map.machine).filter((transition) => !taken.has(transition))).toEqual([]);
  });

  it('is kept for the inspector as it is planned', () => {
    const planned = transitionsOf(map.machine).map((transition) => {
      const shownBy = walks.filter((walk) => takenBy(walk).has(transition));
      return [transition, shownBy.map(({ title }) => title).sort()];
    });
    const kept: Record<string, Record<string, string[]>> = coverage;
    expect(kept[map.machine.id]).toEqual(Object.fromEntries(planned));
  });

  it('has no step that the machine never takes', () => {
    const taken = new Set(steps.map(({ step }) => step));
    expect(map.steps.filter((_step, index) => !taken.has(index)).map(({ says }) => says)).toEqual([]);
  });

  it('says of every state how it is seen, and of no other', () => {
    expect(Object.keys(map.states).sort()).toEqual(leavesOf(map.machine).sort());
  });

  it('reaches every state that can be seen, and rests in no other', () => {
    const reached = new Set([...walks, ...steps].map(({ leaf }) => leaf));
    const seen = Object.keys(map.states).filter((id) => map.states[id] !== PASSED_THROUGH);
    expect([...reached].sort()).toEqual(seen.sort());
  });
});
