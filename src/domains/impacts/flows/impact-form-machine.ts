/** Logging or editing an impact in steps. */
import { say } from '#languages/say.ts';
import { createDraftForm } from '#platform/browser/drafts/draft-form.ts';
import { readPageSettings } from '#platform/browser/page/page-settings.ts';
import { FIELD_NAMES, zImpactDraft } from './impact-draft.ts';
import { FORM_FIELD_OF, findDraftFaults, isStep, stepAfter, stepOf, type Times } from './impact-steps.ts';

/** What a draft's dates are held to. */
export const readTimes = (): Times => ({ now: new Date(), firstYear: readPageSettings().firstYear });

export const impactForm = createDraftForm({
  id: 'impactForm',
  description: 'Logging or editing an impact, from the first word to submitting it.',
  screen: '/dashboard/impacts/new',
  canWait: true,
  unsent: say('impacts.impactForm.failed'),
  schema: zImpactDraft,
  findFaults: (draft) => findDraftFaults(draft, readTimes()),
  labelOf: (field) => FIELD_NAMES[field],
  fieldNames: FORM_FIELD_OF,
  steps: { of: stepOf, after: (step) => (isStep(step) ? stepAfter(step) : 'review'), last: 'review' },
});
