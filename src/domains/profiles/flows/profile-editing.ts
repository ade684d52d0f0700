import { say } from '#languages/say.ts';
import { createDraftForm } from '#platform/browser/drafts/draft-form.ts';
import { findProfileDraftFaults, PROFILE_FIELDS, zProfileDraft } from './profile-draft.ts';

export const profileEditing = createDraftForm({
  id: 'profileEditing',
  description: 'Editing your profile, up to saving it.',
  screen: '/dashboard/settings/profile',
  unsent: say('profiles.profileEditing.failed'),
  schema: zProfileDraft,
  findFaults: findProfileDraftFaults,
  labelOf: (field) => PROFILE_FIELDS[field],
  // The picture has its own machine.
  hasPictures: false,
  canClose: false,
});
