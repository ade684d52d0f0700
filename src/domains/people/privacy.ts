/** Privacy rules, shared by the page and the server. */
import type { PrivacyPart, Visibility } from '#generated/types.gen.ts';

export type PrivacyRules = Record<PrivacyPart, Visibility>;

export const DEFAULT_PRIVACY: PrivacyRules = {
  email: 'private',
  contactNo: 'private',
  location: 'members-only',
  impacts: 'public',
  councils: 'public',
  leaderboard: 'public',
};

/** The visibilities that visitors and members may see. */
export const OPEN_TO = {
  visitors: ['public'],
  members: ['public', 'members-only'],
} as const satisfies Record<string, readonly Visibility[]>;
