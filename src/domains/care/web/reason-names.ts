import type { HoldReason, ReportReason } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';

/** As listed for the person who reports something. */
export const REASON_NAMES: Record<ReportReason, string> = {
  harassment: say('care.reasonNames.insults'),
  hate: say('care.reasonNames.hateful'),
  false_claim: say('care.reasonNames.misleading'),
  private_information: say('care.reasonNames.privateLife'),
  offensive: say('care.reasonNames.shocking'),
  spam: say('care.reasonNames.advertising'),
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
  flood: say('care.reasonNames.commentFlood'),
  links: say('care.reasonNames.manyLinks'),
  repetition: say('care.reasonNames.repetition'),
};

/** Shorter, for lists. */
export const SHORT_HOLDS: Record<HoldReason, string> = {
  flood: say('care.reasonNames.flood'),
  links: say('care.reasonNames.links'),
  repetition: say('care.reasonNames.repeatedText'),
};
