import type { HoldReason, ReportReason } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';

/** As listed for the person who reports something. */
export const REASON_NAMES: Record<ReportReason, string> = {
  harassment: say('moderation.reasonNames.insults'),
  hate: say('moderation.reasonNames.hateful'),
  false_claim: say('moderation.reasonNames.misleading'),
  private_information: say('moderation.reasonNames.privateLife'),
  offensive: say('moderation.reasonNames.shocking'),
  spam: say('moderation.reasonNames.advertising'),
  other: say('moderation.reasonNames.somethingElse'),
};

/** Shorter, for lists. */
export const SHORT_REASONS: Record<ReportReason, string> = {
  harassment: say('moderation.reasonNames.harassment'),
  hate: say('moderation.reasonNames.hate'),
  false_claim: say('moderation.reasonNames.untrue'),
  private_information: say('moderation.reasonNames.privateInformation'),
  offensive: say('moderation.reasonNames.offensive'),
  spam: say('moderation.reasonNames.spam'),
  other: say('moderation.reasonNames.other'),
};

/** Why the platform itself holds something. */
export const HOLD_NAMES: Record<HoldReason, string> = {
  flood: say('moderation.reasonNames.commentFlood'),
  links: say('moderation.reasonNames.manyLinks'),
  repetition: say('moderation.reasonNames.repetition'),
};

/** Shorter, for lists. */
export const SHORT_HOLDS: Record<HoldReason, string> = {
  flood: say('moderation.reasonNames.flood'),
  links: say('moderation.reasonNames.links'),
  repetition: say('moderation.reasonNames.repeatedText'),
};
