import { accountPathOf, displayNameOf } from '#domains/people/model.ts';
import type { Account } from './accounts.repository.ts';

/** How the audit log names an account. */
export const asSubject = (account: Account) =>
  ({
    subjectKind: 'user',
    subjectId: account.id,
    subjectTitle: displayNameOf(account),
    link: accountPathOf(account),
  }) as const;
