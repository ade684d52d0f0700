import type { ReportKind, ReportState } from '#generated/types.gen.ts';

export const KIND_LABELS: Record<ReportKind, string> = {
  impact: 'Impacts',
  comment: 'Comments',
  article: 'Articles',
  picture: 'Pictures',
  profile: 'Profiles',
};

export const STATE_NAMES: Record<ReportState, string> = {
  open: 'To decide',
  dismissed: 'Dismissed',
  hidden: 'Hidden',
  warned: 'Warned',
  suspended: 'Suspended',
  appealed: 'Under appeal',
  upheld: 'Decision upheld',
  overturned: 'Decision reversed',
};
