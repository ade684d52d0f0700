import { describe, expect, it } from 'vitest';
import { EMPTY_DRAFT, type ImpactDraft } from '#domains/impacts/flows/impact-draft.ts';
import { applyDescription, applyProposal, titleFrom } from '#domains/impacts/flows/propose.ts';
import { countProposed, touch } from '#domains/impacts/flows/proposed.ts';
import type { ImpactProposal } from '#generated/types.gen.ts';

const PLACE = { id: '3161732', name: 'Bergen', countryCode: 'NO', latitude: 60.39, longitude: 5.33 };
const PROPOSAL: ImpactProposal = {
  startDate: '2025-05-04',
  place: { place: PLACE, name: 'Bergen', country: 'Norway', location: 'Bergen, Norway', near: null },
  eventType: { id: 'planting', because: { from: 'words', detail: 'planted' } },
  sdgs: { ids: [15, 13], because: { from: 'words', detail: 'planted' } },
};
const NOTHING: ImpactProposal = { startDate: null, place: null, eventType: null, sdgs: null };
const HERE = { today: '2025-06-01', home: { location: 'Dakar, Senegal', placeId: '2253354' } };

const fill = (draft: ImpactDraft, proposal: ImpactProposal | null): ImpactDraft => ({
  ...draft,
  ...applyProposal(draft, proposal, HERE),
});

describe('applyProposal', () => {
  it('fills in what is empty and says why', () => {
    const draft = fill(EMPTY_DRAFT, PROPOSAL);
    expect(draft).toMatchObject({
      startDate: '2025-05-04',
      location: 'Bergen, Norway',
      placeId: PLACE.id,
      eventType: 'planting',
      sdgs: [13, 15],
    });
    expect(draft.proposed).toEqual({
      startDate: { from: 'photo', detail: '' },
      location: { from: 'photo', detail: '' },
      eventType: { from: 'words', detail: 'planted' },
      sdgs: { from: 'words', detail: 'planted' },
    });
  });

  it('proposes today and the member’s own place where no photo says otherwise', () => {
    const draft = fill(EMPTY_DRAFT, NOTHING);
    expect(draft).toMatchObject({ startDate: '2025-06-01', location: 'Dakar, Senegal', placeId: '2253354' });
    expect(draft.proposed).toMatchObject({ startDate: { from: 'today' }, location: { from: 'profile' } });
  });

  it('leaves what the member has chosen', () => {
    const chosen = { ...EMPTY_DRAFT, startDate: '2024-01-01', location: 'Along the river', eventType: 'x', sdgs: [1] };
    expect(fill(chosen, PROPOSAL)).toEqual(chosen);
  });

  it('replaces its earlier proposals, also by nothing', () => {
    const draft = fill(fill(EMPTY_DRAFT, PROPOSAL), NOTHING);
    expect(draft).toMatchObject({ eventType: '', sdgs: [], startDate: '2025-06-01', location: 'Dakar, Senegal' });
    expect(Object.keys(draft.proposed)).toEqual(['startDate', 'location']);
  });

  it('keeps what was proposed if the server doesn’t answer', () => {
    const draft = fill(fill(EMPTY_DRAFT, PROPOSAL), null);
    expect(draft).toMatchObject({ eventType: 'planting', sdgs: [13, 15] });
  });

  it('leaves what was touched, even if it was emptied', () => {
    const proposed = fill(EMPTY_DRAFT, PROPOSAL);
    const touched = { ...proposed, ...touch(proposed.proposed, { eventType: 'teaching', location: '' }) };
    expect(countProposed(touched.proposed)).toBe(2);
    expect(fill(touched, PROPOSAL)).toMatchObject({ eventType: 'teaching', location: '', sdgs: [13, 15] });
  });

  it('leaves what was proposed while pictures were being prepared', () => {
    const proposed = fill(EMPTY_DRAFT, PROPOSAL);
    expect({ ...proposed, ...touch({}, { pictures: [] }) }.proposed).toEqual(proposed.proposed);
  });

  it('proposes no day after today', () => {
    expect(fill(EMPTY_DRAFT, { ...PROPOSAL, startDate: '2025-06-02' }).startDate).toBe('2025-06-01');
  });
});

describe('applyDescription', () => {
  it('makes the first sentence the title until that is touched', () => {
    const first = { ...EMPTY_DRAFT, ...applyDescription(EMPTY_DRAFT, 'We planted trees. It rained.') };
    expect(first).toMatchObject({ title: 'We planted trees', proposed: { title: { from: 'sentence' } } });
    const own = { ...first, ...touch(first.proposed, { title: 'Trees' }) };
    expect({ ...own, ...applyDescription(own, 'We dug.') }.title).toBe('Trees');
  });

  it('cuts a long sentence at a word', () => {
    const title = titleFrom(
      'We planted forty trees along the river with the fourth class of the school and their parents.',
    );
    expect(title).toBe('We planted forty trees along the river with the fourth class of the school and…');
    expect(titleFrom('ا'.repeat(200))).toHaveLength(81);
    expect(titleFrom('زرعنا أشجارًا؟ نعم')).toBe('زرعنا أشجارًا؟');
  });
});
