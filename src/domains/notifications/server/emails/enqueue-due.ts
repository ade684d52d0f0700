import type { Db, Tx } from '#platform/server/db/database.ts';
import type { JobKind, Jobs } from '#platform/server/jobs/jobs.ts';
import { type LetterPayload, plainLetter } from './letters.ts';
import { claimDue, hasDue } from './outbox.repository.ts';

const HANDED_AT_ONCE = 200;

/**
 * Transactional outbox: marks rows and enqueues their jobs in one transaction, so that each email is sent exactly once.
 */
export async function enqueueDue({ db, jobs }: { db: Db; jobs: Jobs }): Promise<void> {
  if (!(await hasDue(db))) return;
  let handed: number;
  do {
    handed = await db.transaction().execute((tx) => enqueueBatch(tx, jobs));
  } while (handed === HANDED_AT_ONCE);
}

async function enqueueBatch(tx: Tx, jobs: Jobs): Promise<number> {
  const due = await claimDue(tx, HANDED_AT_ONCE);
  for (const [name, some] of Map.groupBy(due, ({ letter }) => letter?.job ?? plainLetter.name)) {
    const kind: JobKind<LetterPayload<object>> = { name };
    await jobs.enqueueAll(
      tx,
      kind,
      some.map(({ id, letter }) => ({ notificationId: id, about: letter?.about ?? {} })),
    );
  }
  return due.length;
}
