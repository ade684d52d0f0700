import type { ReportKind, ReportState } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';

export const KIND_LABELS: Record<ReportKind, string> = {
  impact: say('care.stateNames.impacts'),
  comment: say('care.stateNames.comments'),
  article: say('care.stateNames.articles'),
  picture: say('care.stateNames.pictures'),
  profile: say('care.stateNames.profiles'),
};

export const STATE_NAMES: Record<ReportState, string> = {
  open: say('care.stateNames.toDecide'),
  dismissed: say('care.stateNames.dismissed'),
  hidden: say('care.stateNames.hidden'),
  warned: say('care.stateNames.warned'),
  suspended: say('care.stateNames.suspended'),
  appealed: say('care.stateNames.underAppeal'),
  upheld: say('care.stateNames.decisionUpheld'),
  overturned: say('care.stateNames.decisionReversed'),
};
