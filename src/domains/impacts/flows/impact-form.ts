/** Logging or editing an impact in steps. */
import { createDraftForm } from '#platform/browser/drafts/draft-form.ts';
import { FIELD_NAMES, zImpactDraft } from './impact-draft.ts';
import { findDraftFaults, isStep, NAMES_HERE, stepAfter, stepOf } from './impact-steps.ts';

export const impactForm = createDraftForm({
  id: 'impactForm',
  description: 'Logging or editing an impact, from the first word to submitting it.',
  screen: '/dashboard/impacts/new',
  unsent: 'We couldn’t submit this impact. Check your connection and try again.',
  schema: zImpactDraft,
  findFaults: (draft) => findDraftFaults(draft, new Date()),
  labelOf: (field) => FIELD_NAMES[field],
  fieldNames: NAMES_HERE,
  steps: { of: stepOf, after: (step) => (isStep(step) ? stepAfter(step) : 'review'), last: 'review' },
});
