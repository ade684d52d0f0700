import * as z from 'zod/mini';
import { createDraftFormMachine } from '#platform/browser/drafts/draft-form.ts';
import { findProfileDraftFaults, zProfileDraft } from './profile-draft.ts';

export const profileEditingMachine = createDraftFormMachine({
  id: 'profileEditing',
  description: 'Editing your profile, up to saving it.',
  screen: '/dashboard/settings/profile',
  unsent: 'We couldn’t save your profile. Check your connection and try again.',
  findFaults: (draft) => findProfileDraftFaults(z.parse(zProfileDraft, draft)),
  // The picture has its own machine.
  hasPictures: false,
});
