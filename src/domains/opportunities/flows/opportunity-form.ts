/** Offering an opportunity, or changing one. */
import * as z from 'zod/mini';
import { createDraftFormMachine } from '../../../platform/browser/drafts/draft-form.ts';
import { findOpportunityFaults, zOpportunityDraft } from './opportunity-draft.ts';

export const opportunityFormMachine = createDraftFormMachine({
  id: 'opportunityForm',
  description: 'Offering an opportunity or changing one, from the first word to the sending.',
  screen: '/partner/opportunities/new',
  unsent: 'It was not sent. Everything is kept here: check your connection and send it again.',
  findFaults: (draft) => findOpportunityFaults(z.parse(zOpportunityDraft, draft), new Date()),
  fieldNames: { mediaIds: 'pictures' },
});
