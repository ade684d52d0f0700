import type { CommunityArea, CommunityStats, WorkWaiting } from '#generated/types.gen.ts';
import type { Db } from '#platform/server/db/database.ts';
import { type Caller, isUnverifiedLogin } from '#platform/server/http/caller.ts';
import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import { type NumbersCache, readCommunityStats } from './numbers.ts';
import { COMMUNITY_TOPICS } from './topics.ts';

interface Needs {
  db: Db;
  isOff: (area: CommunityArea) => boolean;
  numbers: Pick<NumbersCache, 'read'>;
  /** Each domain counts its own pending work. */
  countWork: readonly ((db: Db, caller: Caller) => Promise<Partial<WorkWaiting>>)[];
}

export const getCommunityStats: Call<'getCommunityStats', Needs> = async (needs, { caller }) => {
  const readNow = () => readCommunityStats(needs.db, new Date());
  // Not for visitors: their whole answer is cached already, and caching it twice would double how old it can get.
  const stats = caller ? (await needs.numbers.read('numbers', TOPICS, readNow)).answer : await readNow();
  // With an unverified email address, the token shows no more than a visitor sees.
  const work = caller && !isUnverifiedLogin(caller) ? await workOf(needs, caller) : null;
  return ok('The numbers of the community.', { ...stats, totals: withoutOff(needs, stats.totals), work });
};

/** Outside the cache, which knows nothing of settings. */
const withoutOff = ({ isOff }: Needs, totals: CommunityStats['totals']): CommunityStats['totals'] => ({
  ...totals,
  ...(isOff('councils') && { councils: 0 }),
  ...(isOff('scholarships') && { opportunities: 0 }),
});

const TOPICS = COMMUNITY_TOPICS.shows.getCommunityStats ?? [];

async function workOf({ db, countWork }: Needs, caller: Caller): Promise<WorkWaiting> {
  const work = { ...NO_WORK };
  for (const count of countWork) Object.assign(work, await count(db, caller));
  return work;
}

const NO_WORK: WorkWaiting = {
  impactsToReview: 0,
  impactAppeals: 0,
  councilsToDecide: 0,
  opportunitiesToVerify: 0,
  applicationsToDecide: 0,
  membershipRequests: 0,
  reportsToDecide: 0,
  registrationsToDecide: 0,
};
