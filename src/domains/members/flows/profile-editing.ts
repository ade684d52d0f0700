/** Changing the own profile in the settings. */
import * as z from 'zod/mini';
import { createDraftFormMachine } from '../../../platform/browser/drafts/draft-form.ts';
import { findProfileDraftFaults, zProfileDraft } from './profile-draft.ts';

export const profileEditingMachine = createDraftFormMachine({
  id: 'profileEditing',
  description: 'Changing what the own profile says, from the first letter until it is saved.',
  screen: '/dashboard/settings/profile',
  unsent: 'Your profile was not saved. What you wrote is kept here: check your connection and save again.',
  findFaults: (draft) => findProfileDraftFaults(z.parse(zProfileDraft, draft)),
  // The picture has a machine of its own.
  hasPictures: false,
});
