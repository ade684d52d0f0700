import type { HoldReason, ReportReason } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';

/** As listed for the person who reports something. */
export const REASON_NAMES: Record<ReportReason, string> = {
  harassment: say('care.reasonNames.insultsOrHarassesSomeone'),
  hate: say('care.reasonNames.hatefulTowardsAGroupOf'),
  false_claim: say('care.reasonNames.untrueOrMisleading'),
  private_information: say('care.reasonNames.showsPrivateInformationOr'),
  offensive: say('care.reasonNames.violentSexualOrShocking'),
  spam: say('care.reasonNames.advertisingOrSpam'),
  other: say('care.reasonNames.somethingElse'),
};

/** Shorter, for lists. */
export const SHORT_REASONS: Record<ReportReason, string> = {
  harassment: say('care.reasonNames.harassment'),
  hate: say('care.reasonNames.hate'),
  false_claim: say('care.reasonNames.untrue'),
  private_information: say('care.reasonNames.privateInformation'),
  offensive: say('care.reasonNames.offensive'),
  spam: say('care.reasonNames.spam'),
  other: say('care.reasonNames.other'),
};

/** Why the platform itself holds something. */
export const HOLD_NAMES: Record<HoldReason, string> = {
  flood: say('care.reasonNames.manyCommentsInAShort'),
  links: say('care.reasonNames.manyLinksWithinAnHour'),
  repetition: say('care.reasonNames.theSameTextForThe'),
};

/** Shorter, for lists. */
export const SHORT_HOLDS: Record<HoldReason, string> = {
  flood: say('care.reasonNames.flood'),
  links: say('care.reasonNames.links'),
  repetition: say('care.reasonNames.repeatedText'),
};
