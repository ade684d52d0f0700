/** Texts of the privacy settings. */
import type { PrivacyPart, Visibility } from '#generated/types.gen.ts';

export const PRIVACY_PARTS: readonly { part: PrivacyPart; label: string; covers: string }[] = [
  { part: 'email', label: 'Email address', covers: 'The one you log in with.' },
  { part: 'contactNo', label: 'Phone number', covers: 'The one in your profile.' },
  { part: 'location', label: 'Location', covers: 'In your profile and in the directory.' },
  {
    part: 'impacts',
    label: 'Impacts',
    covers: 'The list and totals on your profile. The page of a verified impact is always public.',
  },
  { part: 'councils', label: 'Councils', covers: 'The councils listed on your profile.' },
  {
    part: 'leaderboard',
    label: 'Points and rank',
    covers: 'Your points, your rank and your place on the leaderboard.',
  },
];

export const VISIBILITIES: readonly { value: Visibility; label: string; means: string }[] = [
  { value: 'public', label: 'Everyone', means: 'Including visitors who aren’t logged in.' },
  { value: 'members-only', label: 'Members', means: 'Anyone who is logged in.' },
  { value: 'private', label: 'Only you', means: 'Only you and admins.' },
];
