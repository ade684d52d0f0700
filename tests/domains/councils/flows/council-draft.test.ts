import { describe, expect, it } from 'vitest';
import { type CouncilDraft, EMPTY_DRAFT, findCouncilFaults, inputOf } from '#domains/councils/flows/council-draft.ts';

const sound: CouncilDraft = {
  councilTitle: ' Mangroves of the Saloum ',
  description: 'We replant the mangrove belt.',
  sdgs: [13, 14],
  location: ' ',
  pictures: [],
  revision: null,
};

const paper = {
  key: 'a',
  kind: 'document' as const,
  name: 'plan.pdf',
  alt: '',
  mediaId: '019a5f2e-7c00-7a31-9d5c-2f6b1c0a9e60',
  sentAlt: '',
  url: null,
};

describe('the draft of a council', () => {
  it('trims texts and sends null for an empty place', () => {
    expect(inputOf(sound)).toEqual({
      councilTitle: 'Mangroves of the Saloum',
      description: 'We replant the mangrove belt.',
      sdgs: [13, 14],
      location: null,
      coverId: null,
    });
    expect(findCouncilFaults(sound)).toEqual([]);
  });

  it('lists missing fields in the order of the form', () => {
    expect(findCouncilFaults(EMPTY_DRAFT)).toEqual([
      { field: 'councilTitle', message: 'Enter a title.' },
      { field: 'description', message: 'Enter a description.' },
      { field: 'sdgs', message: 'Choose at least one goal.' },
    ]);
  });

  it('refuses a document as cover and a place that is too long', () => {
    const faults = findCouncilFaults({ ...sound, location: 'x'.repeat(201), pictures: [paper] });
    expect(faults.map(({ field }) => field)).toEqual(['location', 'pictures']);
  });
});
