import type { ReportKind, ReportState } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';

export const KIND_LABELS: Record<ReportKind, string> = {
  impact: say('moderation.stateNames.impacts'),
  comment: say('moderation.stateNames.comments'),
  article: say('moderation.stateNames.articles'),
  picture: say('moderation.stateNames.pictures'),
  profile: say('moderation.stateNames.profiles'),
};

export const STATE_NAMES: Record<ReportState, string> = {
  open: say('moderation.stateNames.toDecide'),
  dismissed: say('moderation.stateNames.dismissed'),
  hidden: say('moderation.stateNames.hidden'),
  warned: say('moderation.stateNames.warned'),
  suspended: say('moderation.stateNames.suspended'),
  appealed: say('moderation.stateNames.underAppeal'),
  upheld: say('moderation.stateNames.decisionUpheld'),
  overturned: say('moderation.stateNames.decisionReversed'),
};
