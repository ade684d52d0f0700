import { record } from '#domains/audit/server/public.ts';
import { countDueForRecount, numberOfPointsRule } from '#domains/impacts/server/public.ts';
import { say } from '#languages/say.ts';
import { callerOf } from '#platform/server/http/caller.ts';
import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import { conflict } from '#platform/server/http/failure.ts';
import { recountJob } from './jobs.ts';
import type { RecountNeeds } from './needs.ts';
import { presentRecounting } from './present-recounting.ts';
import { RECOUNT_SUBJECT } from './recount-subject.ts';
import { insertRecount } from './recounts.repository.ts';

type Needs = Pick<RecountNeeds, 'db' | 'jobs' | 'readRule'>;

/** @throws {Failure} 409 while another one is under way. */
export const startPointsRecount: Call<'startPointsRecount', Needs> = async (needs, request) => {
  const { db, jobs, readRule } = needs;
  const { userId } = callerOf(request);
  const rule = await readRule();
  await db.transaction().execute(async (tx) => {
    const ruleId = await numberOfPointsRule(tx, rule);
    const total = await countDueForRecount(tx, rule);
    if (!(await insertRecount(tx, { ruleId, total, askedBy: userId }))) {
      throw conflict('already_exists', say('recounts.failures.underWay'));
    }
    await record(tx, { ...RECOUNT_SUBJECT, actorId: userId, action: 'points_recount_started' });
    await jobs.enqueue(tx, recountJob, {});
  });
  return ok('The recount begins.', await presentRecounting(needs));
};
