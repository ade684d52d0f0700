/** Founding a council, or changing one. */
import * as z from 'zod/mini';
import { createDraftFormMachine } from '../../../platform/browser/drafts/draft-form.ts';
import { findCouncilFaults, zCouncilDraft } from './council-draft.ts';

export const councilFormMachine = createDraftFormMachine({
  id: 'councilForm',
  description: 'Founding a council or changing one, from the first word to the sending.',
  screen: '/dashboard/councils/new',
  unsent: 'It was not sent. Everything is kept here: check your connection and send it again.',
  findFaults: (draft) => findCouncilFaults(z.parse(zCouncilDraft, draft)),
  fieldNames: { coverId: 'pictures' },
});
