/** The form for new and existing opportunities. */
import { say } from '#languages/say.ts';
import { createDraftForm } from '#platform/browser/drafts/draft-form.ts';
import { findOpportunityFaults, nameOfField, zOpportunityDraft } from './opportunity-draft.ts';

export const opportunityForm = createDraftForm({
  id: 'opportunityForm',
  description: 'Writing or editing an opportunity, up to submitting it.',
  screen: '/partner/opportunities/new',
  unsent: say('opportunities.opportunityForm.failed'),
  schema: zOpportunityDraft,
  findFaults: (draft) => findOpportunityFaults(draft, new Date()),
  labelOf: nameOfField,
  fieldNames: { mediaIds: 'pictures' },
});
