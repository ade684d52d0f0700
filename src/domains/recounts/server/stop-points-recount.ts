import { record } from '#domains/audit/server/public.ts';
import { callerOf } from '#platform/server/http/caller.ts';
import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import { followRecount } from '../lifecycle.ts';
import type { RecountNeeds } from './needs.ts';
import { presentRecounting } from './present-recounting.ts';
import { RECOUNT_SUBJECT } from './recount-subject.ts';
import { findOpenRecount, setRecountState } from './recounts.repository.ts';

type Needs = Pick<RecountNeeds, 'db' | 'readRule'>;

/** After the impacts that are being recounted at the moment. */
export const stopPointsRecount: Call<'stopPointsRecount', Needs> = async (needs, request) => {
  const { userId } = callerOf(request);
  await needs.db.transaction().execute(async (tx) => {
    const open = await findOpenRecount(tx);
    const next = open && followRecount(open.state, { type: 'recount.stopped' });
    if (!open || !next) return;
    await setRecountState(tx, open.id, next);
    await record(tx, { ...RECOUNT_SUBJECT, actorId: userId, action: 'points_recount_stopped' });
  });
  return ok('The recount is stopped.', await presentRecounting(needs));
};
