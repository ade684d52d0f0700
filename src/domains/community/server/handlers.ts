import type { WorkWaiting } from '#generated/types.gen.ts';
import type { Db } from '#platform/db/database.ts';
import type { Caller } from '#platform/http/caller.ts';
import { ok } from '#platform/http/envelope.ts';
import type { Handlers } from '#platform/http/handlers.ts';
import { readCommunityStats } from './service.ts';

/** Each domain counts its own pending work. */
type CountWork = (db: Db, caller: Caller) => Promise<Partial<WorkWaiting>>;

const NO_WORK: WorkWaiting = {
  impactsToReview: 0,
  impactAppeals: 0,
  councilsToDecide: 0,
  opportunitiesToVerify: 0,
  applicationsToDecide: 0,
  membershipRequests: 0,
  reportsToDecide: 0,
};

export function createCommunityHandlers(db: Db, countWork: readonly CountWork[]): Handlers<'getCommunityStats'> {
  const workOf = async (caller: Caller): Promise<WorkWaiting> => {
    const work = { ...NO_WORK };
    for (const count of countWork) Object.assign(work, await count(db, caller));
    return work;
  };
  return {
    getCommunityStats: async (request) => {
      const stats = await readCommunityStats(db, new Date());
      const { caller } = request;
      // With an unverified email address, the token shows no more than a visitor sees.
      const work = caller?.isVerified && caller.sessionId !== null ? await workOf(caller) : null;
      return ok('The numbers of the community.', { ...stats, work });
    },
  };
}
