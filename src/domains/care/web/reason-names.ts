import type { HoldReason, ReportReason } from '#generated/types.gen.ts';

/** As people choose them. */
export const REASON_NAMES: Record<ReportReason, string> = {
  harassment: 'Insults or harasses someone',
  hate: 'Hateful towards a group of people',
  false_claim: 'Untrue or misleading',
  private_information: 'Shows private information or people without their consent',
  offensive: 'Violent, sexual or shocking',
  spam: 'Advertising or spam',
  other: 'Something else',
};

/** In lists. */
export const SHORT_REASONS: Record<ReportReason, string> = {
  harassment: 'Harassment',
  hate: 'Hate',
  false_claim: 'Untrue',
  private_information: 'Private information',
  offensive: 'Offensive',
  spam: 'Spam',
  other: 'Other',
};

/** Why the platform itself holds something. */
export const HOLD_NAMES: Record<HoldReason, string> = {
  flood: 'Many comments in a short time from a new account',
  links: 'Many links within an hour',
  repetition: 'The same text for the third time within a day',
};

/** In lists. */
export const SHORT_HOLDS: Record<HoldReason, string> = { flood: 'flood', links: 'links', repetition: 'repeated text' };
