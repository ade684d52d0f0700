import { EMPTY_DRAFT, type ImpactDraft } from '#domains/impacts/flows/impact-draft.ts';

/** A valid draft. */
export const soundDraft: ImpactDraft = {
  ...EMPTY_DRAFT,
  title: 'Mangroves for the Casamance',
  eventType: '0190a000-0000-4000-8000-000000000001',
  description: 'Sixty neighbours planted red mangroves.',
  startDate: '2025-03-08',
  location: 'Ziguinchor, Senegal',
  sdgs: [13, 15],
  measures: { ...EMPTY_DRAFT.measures, hours: '24', trees: '1,500' },
};
