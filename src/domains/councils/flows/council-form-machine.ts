/** The form for new and existing councils. */
import { say } from '#languages/say.ts';
import { createDraftForm } from '#platform/browser/drafts/draft-form.ts';
import { FIELD_NAMES, findCouncilFaults, zCouncilDraft } from './council-draft.ts';

export const councilForm = createDraftForm({
  id: 'councilForm',
  description: 'Founding or editing a council, up to submitting it.',
  screen: '/dashboard/councils/new',
  unsent: say('councils.councilForm.failed'),
  schema: zCouncilDraft,
  findFaults: findCouncilFaults,
  labelOf: (field) => FIELD_NAMES[field],
  fieldNames: { coverId: 'pictures' },
});
