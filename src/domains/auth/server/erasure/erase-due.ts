/** Erases the accounts that were deactivated long enough ago, one person at a time. */
import { findUnerased, listDueForErasure } from '#domains/people/server/public.ts';
import type { LiveConfig } from '#platform/server/config/config.ts';
import type { Db } from '#platform/server/db/database.ts';
import { runEach } from '#platform/server/jobs/run-each.ts';
import { DAY_MS } from '#platform/shared/moment.ts';
import { findAccountForUpdate } from '../accounts.repository.ts';
import { type ErasureNeeds, erasePerson } from './erase-person.ts';

/** A round. The next one, a night later, takes the rest. */
const AT_ONCE = 500;

interface Needs extends ErasureNeeds {
  db: Db;
  config: Pick<LiveConfig, 'eraseAfterDays'>;
}

export async function eraseDue(needs: Needs): Promise<void> {
  const { db, config } = needs;
  const ids = await listDueForErasure(db, config.eraseAfterDays, AT_ONCE);
  await runEach(ids.map((id) => () => eraseIfDue(needs, id)));
}

/** Looks again under the lock: an admin may have reactivated or erased the account meanwhile. */
const eraseIfDue = (needs: Needs, id: string): Promise<void> =>
  needs.db.transaction().execute(async (tx) => {
    const account = await findAccountForUpdate(tx, id);
    const deactivatedAt = (await findUnerased(tx, id))?.deactivatedAt;
    if (!account || !deactivatedAt) return;
    if (Date.now() - deactivatedAt.getTime() < needs.config.eraseAfterDays * DAY_MS) return;
    await erasePerson(tx, needs, account, null);
  });
