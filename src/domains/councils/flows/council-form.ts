/** The form for new and existing councils. */
import * as z from 'zod/mini';
import { createDraftFormMachine } from '#platform/browser/drafts/draft-form.ts';
import { findCouncilFaults, zCouncilDraft } from './council-draft.ts';

export const councilFormMachine = createDraftFormMachine({
  id: 'councilForm',
  description: 'Writing or editing a council, up to submitting it.',
  screen: '/dashboard/councils/new',
  unsent: 'We couldn’t send this. Your draft is safe. Check your connection and try again.',
  findFaults: (draft) => findCouncilFaults(z.parse(zCouncilDraft, draft)),
  fieldNames: { coverId: 'pictures' },
});
