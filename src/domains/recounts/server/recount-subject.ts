/** What the audit log says a recount is about. */
export const RECOUNT_SUBJECT = {
  subjectKind: 'community',
  subjectId: null,
  subjectTitle: { of: 'setting', key: 'points' },
  link: '/admin/settings/community/points',
} as const;
