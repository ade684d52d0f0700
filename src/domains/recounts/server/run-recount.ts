/** Recounts verified impacts by another rule, in short transactions. */
import { recountImpacts } from '#domains/impacts/server/public.ts';
import type { Db, Tx } from '#platform/server/db/database.ts';
import { tellAtCommit } from '#platform/server/http/cache/notify.repository.ts';
import { followRecount } from '../lifecycle.ts';
import { addProgress, findOpenRecount, setRecountState } from './recounts.repository.ts';

/** Up to fifty people took part in each, and each of them gets an entry. */
const IMPACTS_AT_ONCE = 100;
/** A process that stops doesn't wait longer for its jobs. */
const SLICE_MS = 2_000;

/** @returns whether impacts are left, for another job. */
export async function runRecount(db: Db, { atOnce = IMPACTS_AT_ONCE, sliceMs = SLICE_MS } = {}): Promise<boolean> {
  const until = performance.now() + sliceMs;
  let isLeft = true;
  while (isLeft && performance.now() < until) {
    isLeft = await db.transaction().execute((tx) => recountSome(tx, atOnce));
  }
  return isLeft;
}

/** The lock on the recount keeps another process out, and holds up an admin who stops it for a moment. */
export async function recountSome(tx: Tx, most: number): Promise<boolean> {
  const open = await findOpenRecount(tx);
  if (!open) return false;
  const running = followRecount(open.state, { type: 'recount.begun' });
  if (running) await setRecountState(tx, open.id, running);
  const recounted = await recountImpacts(tx, { ruleId: open.ruleId, before: open.askedAt, most });
  await addProgress(tx, open.id, recounted);
  if (recounted.changes > 0) await tellAtCommit(tx, ['impacts', 'points']);
  if (recounted.impacts === most) return true;
  const done = followRecount(running ?? open.state, { type: 'recount.finished' });
  if (done) await setRecountState(tx, open.id, done);
  return false;
}
