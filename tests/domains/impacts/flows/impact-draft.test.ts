import { describe, expect, it } from 'vitest';
import {
  EMPTY_DRAFT,
  type ImpactDraft,
  inputOf,
  measuresOf,
  zImpactDraft,
} from '#domains/impacts/flows/impact-draft.ts';
import { findDraftFaults, stepAfter, stepOf } from '#domains/impacts/flows/impact-steps.ts';
import { soundDraft } from './draft-fixtures.ts';

const NOW = new Date('2026-06-01T12:00:00Z');
const faultsOf = (changes: Partial<ImpactDraft>) =>
  findDraftFaults({ ...soundDraft, ...changes }, { now: NOW, firstYear: 2000 }).map(({ field }) => field);

describe('typed numbers', () => {
  it.each([
    ['', 0],
    ['12', 12],
    ['12.5', 12.5],
    ['12,5', 12.5],
    ['1,500', 1500],
    ['1 500', 1500],
    ['1,234,567.5', 1_234_567.5],
    ['a few', Number.NaN],
    ['-3', Number.NaN],
    ['1e9', Number.NaN],
  ])('reads %j as %j', (typed, value) => {
    expect(measuresOf({ measures: { ...EMPTY_DRAFT.measures, hours: typed } }).hours).toBe(value);
  });
});

describe('a draft stored in a browser', () => {
  it('is read in today’s form and with its revision beside it, as drafts once were', () => {
    const { revision: _, council: __, ...older } = soundDraft;
    expect(zImpactDraft.parse({ ...soundDraft, revision: 3 })).toEqual({ ...soundDraft, revision: 3 });
    expect(zImpactDraft.parse({ draft: older, revision: 3 })).toEqual({ ...soundDraft, revision: 3 });
    expect(zImpactDraft.safeParse({ draft: { title: 'Too old' }, revision: null }).success).toBe(false);
  });
});

describe('the request body', () => {
  it('takes the year from the start date and leaves out empty fields', () => {
    expect(inputOf(soundDraft)).toMatchObject({
      impactYear: 2025,
      endDate: null,
      location: 'Ziguinchor, Senegal',
      measures: { hours: 24, people: 0, trees: 1500, co2eKg: 0, wasteKg: 0 },
    });
    expect(inputOf({ ...soundDraft, location: '  ' }).location).toBeNull();
  });

  it('contains uploaded files, in order', () => {
    const picture = { kind: 'picture', name: 'a.jpg', alt: '', sentAlt: '', url: null } as const;
    const pictures = [
      { ...picture, key: 'b', mediaId: 'second' },
      { ...picture, key: 'c', mediaId: null },
      { ...picture, key: 'a', mediaId: 'first' },
    ];
    expect(inputOf({ ...soundDraft, pictures }).media).toEqual(['second', 'first']);
  });
});

describe('draft validation', () => {
  it('accepts a complete draft', () => {
    expect(faultsOf({})).toEqual([]);
  });

  it('names each missing field once, in step order', () => {
    expect(findDraftFaults(EMPTY_DRAFT, { now: NOW, firstYear: 2000 })).toEqual([
      { field: 'title', message: 'Enter a title.' },
      { field: 'eventType', message: 'Choose a kind of activity.' },
      { field: 'description', message: 'Enter a description.' },
      { field: 'startDate', message: 'Choose a start date.' },
      { field: 'sdgs', message: 'Choose one to five goals.' },
    ]);
  });

  it.each([
    [{ startDate: '2026-06-03' }, ['startDate']],
    [{ startDate: '1999-12-31' }, ['startDate']],
    [{ endDate: '2025-03-01' }, ['endDate']],
    [{ title: 'x'.repeat(151) }, ['title']],
    [{ sdgs: [1, 2, 3, 4, 5, 6] }, ['sdgs']],
    [{ council: { id: 'none', title: 'No council' } }, ['council']],
    [{ measures: { ...soundDraft.measures, trees: '1.5', hours: 'two' } }, ['measures.hours', 'measures.trees']],
  ] as const)('of %j finds %j', (changes, fields) => {
    expect(faultsOf(changes as Partial<ImpactDraft>)).toEqual(fields);
  });
});

describe('steps', () => {
  it('know their fields and the next step', () => {
    expect(stepOf('measures.trees')).toBe('measures');
    expect(stepOf('revision')).toBeNull();
    expect(stepOf('council')).toBe('people');
    expect(stepAfter('pictures')).toBe('review');
    expect(stepAfter('review')).toBe('review');
  });
});
