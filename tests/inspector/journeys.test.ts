import { describe, expect, it } from 'vitest';
import { findFlow } from '#inspector/drawn-flows.ts';
import { JOURNEYS } from '#inspector/flows/journeys.ts';
import { ENGLISH_NAMES } from '#inspector/flows/names.ts';
import { walkPath } from '#inspector/journey/walk-path.ts';
import { walk } from '#inspector/simulate/walk.ts';
import { readWalk } from '#inspector/simulate/walk-link.ts';

const chapters = JOURNEYS.flatMap(({ id, chapters: all }) =>
  all.map((chapter, index) => ({ ...chapter, name: `${id}, chapter ${index + 1}` })),
);

describe('the journeys', () => {
  it.each(chapters)('$name is walked to its end by the machines', ({ flow: id, walk: text, endsIn }) => {
    const flow = findFlow(id);
    if (!flow) throw new Error(`There is no flow ${id}`);
    const steps = readWalk(text);
    const { places, question } = walk(flow.definition, flow.chart, steps);
    expect(question).toBeNull();
    expect(places).toHaveLength(steps.length);
    expect(places.at(-1)?.active.at(-1)).toBe(endsIn);
    const moved = places.filter(
      (place, index) => index > 0 && place.active.at(-1) !== places[index - 1]?.active.at(-1),
    );
    expect(moved).toHaveLength(steps.length - 1);
    const way = walkPath(flow.chart, places);
    expect(way).toContain(endsIn);
    expect([...way].filter((one) => one.includes('#')).length).toBeGreaterThanOrEqual(steps.length - 1);
  });

  it('are told in words, and nothing else is', () => {
    const told = JOURNEYS.flatMap(({ id, chapters: all }) => [id, ...all.map((_, index) => `${id}.${index + 1}`)]);
    const named = Object.keys(ENGLISH_NAMES).flatMap((key) => /^journeys\.(.+)/.exec(key)?.[1] ?? []);
    expect(named.toSorted()).toEqual(told.toSorted());
  });
});
