/** The parts of a profile and who may see them, in words. */
import type { PrivacyPart, Visibility } from '../../../../generated/types.gen.ts';

export const PRIVACY_PARTS: readonly { part: PrivacyPart; label: string; covers: string }[] = [
  { part: 'email', label: 'Mail address', covers: 'The address that you log in with.' },
  { part: 'contactNo', label: 'Phone number', covers: 'As it stands in your profile.' },
  { part: 'location', label: 'Location', covers: 'The place in your profile, and your country in the directory.' },
  {
    part: 'impacts',
    label: 'Impacts',
    covers: 'The list and the numbers on your profile. An impact that is verified stays public on its own page.',
  },
  { part: 'councils', label: 'Councils', covers: 'Which councils you are in, on your profile.' },
  { part: 'leaderboard', label: 'Points and place', covers: 'Your points, your rank and your row on the leaderboard.' },
];

export const VISIBILITIES: readonly { value: Visibility; label: string; means: string }[] = [
  { value: 'public', label: 'Everyone', means: 'Visitors who are not logged in, too.' },
  { value: 'members-only', label: 'Members', means: 'Whoever is logged in.' },
  { value: 'private', label: 'Only you', means: 'And the Admins, who keep the community in order.' },
];
