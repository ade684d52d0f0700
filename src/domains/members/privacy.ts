/** Who may see what of a person: both sides keep these rules. */
import type { PrivacyPart, Visibility } from '../../../generated/types.gen.ts';

export type PrivacyRules = Record<PrivacyPart, Visibility>;

/** Of whoever has said nothing. */
export const DEFAULT_PRIVACY: PrivacyRules = {
  email: 'private',
  contactNo: 'private',
  location: 'members-only',
  impacts: 'public',
  councils: 'public',
  leaderboard: 'public',
};

/** What is open to visitors and to members who have no further right. */
export const OPEN_TO = {
  visitors: ['public'],
  members: ['public', 'members-only'],
} as const satisfies Record<string, readonly Visibility[]>;
