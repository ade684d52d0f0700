/** Texts of the privacy settings. */

import type { PrivacyPart, Visibility } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';

export const PRIVACY_PARTS: readonly { part: PrivacyPart; label: string; covers: string }[] = [
  {
    part: 'email',
    label: say('profiles.privacyParts.emailAddress'),
    covers: say('profiles.privacyParts.emailHint'),
  },
  {
    part: 'contactNo',
    label: say('profiles.privacyParts.phoneNumber'),
    covers: say('profiles.privacyParts.phoneHint'),
  },
  {
    part: 'location',
    label: say('profiles.privacyParts.location'),
    covers: say('profiles.privacyParts.locationHint'),
  },
  {
    part: 'impacts',
    label: say('profiles.privacyParts.impacts'),
    covers: say('profiles.privacyParts.impactsHint'),
  },
  {
    part: 'councils',
    label: say('profiles.privacyParts.councils'),
    covers: say('profiles.privacyParts.councilsHint'),
  },
  {
    part: 'leaderboard',
    label: say('profiles.privacyParts.leaderboard'),
    covers: say('profiles.privacyParts.leaderboardHint'),
  },
];

export const VISIBILITIES: readonly { value: Visibility; label: string; means: string }[] = [
  {
    value: 'public',
    label: say('profiles.privacyParts.everyone'),
    means: say('profiles.privacyParts.everyoneHint'),
  },
  {
    value: 'members-only',
    label: say('profiles.privacyParts.members'),
    means: say('profiles.privacyParts.membersHint'),
  },
  {
    value: 'private',
    label: say('profiles.privacyParts.onlyYou'),
    means: say('profiles.privacyParts.onlyYouHint'),
  },
];
