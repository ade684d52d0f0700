import type { CaseRow } from './cases.repository.ts';

/** How the audit log names a case. */
export const auditSubjectOf = ({ id, title, link }: Pick<CaseRow, 'id' | 'title' | 'link'>) =>
  ({ subjectKind: 'report', subjectId: id, subjectTitle: title, link }) as const;
