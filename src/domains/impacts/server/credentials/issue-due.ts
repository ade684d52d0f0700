/** Issues the credentials of what was verified before there were any: once, a few hundred impacts at a time. */
import type { Db } from '#platform/server/db/database.ts';
import { findImpactForUpdate } from '../impacts.repository.ts';
import { findDue, listPublicAfter, setDue } from './due.repository.ts';
import { issueForImpact } from './impact-credentials.ts';

const BATCH = 200;
/** A minute's work, which is a few seconds. */
const BATCHES = 10;

/**
 * Valid from when they were verified, and told to nobody: the decision was. Can be repeated and interrupted, since
 * anyone who holds one keeps it.
 */
export async function issueDue(db: Db, { batch = BATCH, batches = BATCHES } = {}): Promise<void> {
  let after = await findDue(db);
  for (let done = 0; after !== null && done < batches; done += 1) {
    const ids = await listPublicAfter(db, after, batch);
    for (const id of ids) await issueFor(db, id);
    const next: string | null = ids.length < batch ? null : (ids.at(-1) ?? null);
    await setDue(db, after, next);
    after = next;
  }
}

/** In a transaction of its own, with the lock that decisions take, so that one that is reopened meanwhile gets none. */
const issueFor = (db: Db, impactId: string): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const impact = await findImpactForUpdate(tx, impactId);
    if (!impact?.isPublic || impact.verifiedAt === null) return;
    await issueForImpact(tx, impact, impact.participants, impact.verifiedAt);
  });
