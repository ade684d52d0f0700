/** The form for new and existing councils. */
import { createDraftForm } from '#platform/browser/drafts/draft-form.ts';
import { FIELD_NAMES, findCouncilFaults, zCouncilDraft } from './council-draft.ts';

export const councilForm = createDraftForm({
  id: 'councilForm',
  description: 'Writing or editing a council, up to submitting it.',
  screen: '/dashboard/councils/new',
  unsent: 'We couldn’t send this. Your draft is safe. Check your connection and try again.',
  schema: zCouncilDraft,
  findFaults: findCouncilFaults,
  labelOf: (field) => FIELD_NAMES[field],
  fieldNames: { coverId: 'pictures' },
});
