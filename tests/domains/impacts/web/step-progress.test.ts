import { describe, expect, it } from 'vitest';
import { EMPTY_DRAFT, type ImpactDraft, STEPS } from '#domains/impacts/flows/impact-draft.ts';
import { stepsDone } from '#domains/impacts/web/form/step-progress.ts';

const NOW = new Date('2025-06-01T12:00:00.000Z');
const NONE = new Set<never>();
const done = (changes: Partial<ImpactDraft>, left: Iterable<(typeof STEPS)[number]> = NONE) => [
  ...stepsDone({ ...EMPTY_DRAFT, ...changes }, { now: NOW, firstYear: 2000 }, new Set(left)),
];

describe('finished steps', () => {
  it('are none of a form that was just opened', () => expect(done({})).toEqual([]));

  it('include optional steps that were skipped, but no required ones', () => {
    expect(done({}, STEPS)).toEqual(['people', 'measures', 'pictures']);
    expect(done({}, ['people'])).toEqual(['people']);
  });

  it('include steps filled in without errors', () => {
    expect(done({ sdgs: [13] })).toEqual(['goals']);
    expect(done({ sdgs: [] }, ['goals'])).toEqual([]);
  });
});
