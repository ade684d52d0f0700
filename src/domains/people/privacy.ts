/** Privacy rules, shared by the page and the server. */
import type { PrivacyPart, Visibility } from '#generated/types.gen.ts';

export type PrivacyRules = Record<PrivacyPart, Visibility>;

export const DEFAULT_PRIVACY = {
  email: 'private',
  contactNo: 'private',
  location: 'members-only',
  impacts: 'public',
  councils: 'public',
  leaderboard: 'public',
} as const satisfies PrivacyRules;

/** The parts that everyone sees of someone who hasn't changed the default. */
export type PartOpenByDefault = {
  [Part in PrivacyPart]: (typeof DEFAULT_PRIVACY)[Part] extends 'public' ? Part : never;
}[PrivacyPart];

/** A profile has a public page if visitors see one of these parts. */
export const PUBLIC_PAGE_PARTS = ['impacts', 'councils', 'leaderboard'] as const satisfies readonly PartOpenByDefault[];

/** The visibilities that visitors and members may see. */
export const OPEN_TO = {
  visitors: ['public'],
  members: ['public', 'members-only'],
} as const satisfies Record<string, readonly Visibility[]>;
