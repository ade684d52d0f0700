/** The form for new and existing opportunities. */
import * as z from 'zod/mini';
import { createDraftFormMachine } from '#platform/browser/drafts/draft-form.ts';
import { findOpportunityFaults, zOpportunityDraft } from './opportunity-draft.ts';

export const opportunityFormMachine = createDraftFormMachine({
  id: 'opportunityForm',
  description: 'Writing or editing an opportunity, up to submitting it.',
  screen: '/partner/opportunities/new',
  unsent: 'We couldn’t send this. Your draft is safe. Check your connection and try again.',
  findFaults: (draft) => findOpportunityFaults(z.parse(zOpportunityDraft, draft), new Date()),
  fieldNames: { mediaIds: 'pictures' },
});
