import { accountPathOf, titleOfPerson } from '#domains/people/model.ts';
import type { Account } from './accounts.repository.ts';

/** How the audit log names an account. */
export const auditSubjectOf = (account: Account) =>
  ({
    subjectKind: 'user',
    subjectId: account.id,
    subjectTitle: titleOfPerson(account),
    link: accountPathOf(account),
  }) as const;
