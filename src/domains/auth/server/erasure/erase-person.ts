/** Forgets a person: each domain erases what is personal, in one transaction. What others rely on stays, under no name. */
import { listLoggedNames, record } from '#domains/audit/server/public.ts';
import { accountPathOf } from '#domains/people/model.ts';
import type { Erasure } from '#platform/server/archive/erasure.ts';
import type { Tx } from '#platform/server/db/database.ts';
import type { Jobs } from '#platform/server/jobs/jobs.ts';
import type { Account } from '../accounts.repository.ts';

export interface ErasureNeeds {
  jobs: Jobs;
  /** Of all domains, that of the accounts last. */
  erasures: readonly Erasure[];
}

/** @param account deactivated, and locked by the caller. @param adminId null when its time has come. */
export async function erasePerson(
  tx: Tx,
  { jobs, erasures }: ErasureNeeds,
  account: Account,
  adminId: string | null,
): Promise<void> {
  const { id, email, contactNo, name, lastName } = account;
  const fullName = [name, lastName].filter(Boolean).join(' ');
  const names = new Set([fullName, ...(await listLoggedNames(tx, id))]);
  names.delete('');
  const person = { id, email, contactNo: contactNo || null, names: [...names] };
  for (const { erase } of erasures) await erase(tx, person, jobs);
  await record(tx, {
    actorId: adminId,
    action: 'user_erased',
    subjectKind: 'user',
    subjectId: id,
    subjectTitle: { of: 'formerMember' },
    link: accountPathOf(account),
    fromState: 'deactivated',
    toState: 'erased',
  });
}
