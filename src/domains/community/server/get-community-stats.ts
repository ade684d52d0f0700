import type { CommunityStats, WorkWaiting } from '#generated/types.gen.ts';
import type { Db } from '#platform/db/database.ts';
import type { Caller } from '#platform/http/caller.ts';
import { ok } from '#platform/http/envelope.ts';
import type { Handlers } from '#platform/http/handlers.ts';
import { createVisitorCache, type VisitorCache } from '#platform/http/visitor-cache.ts';
import { readCommunityStats } from './numbers.ts';
import { COMMUNITY_TOPICS } from './topics.ts';

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

type Numbers = Omit<CommunityStats, 'work'>;

const MAX_BYTES = 10_000;

interface CommunityParts {
  handlers: Handlers<'getCommunityStats'>;
  /** The cached numbers, which are the same for everyone, including members. */
  numbers: Pick<VisitorCache<Numbers>, 'drop' | 'clear'>;
}

export function createCommunity(db: Db, cacheMs: number, countWork: readonly CountWork[]): CommunityParts {
  const numbers = createVisitorCache<Numbers>({ cacheMs, bytesOf: () => MAX_BYTES });
  const topics = COMMUNITY_TOPICS.shows.getCommunityStats ?? [];
  const readNow = () => readCommunityStats(db, new Date());
  // Not for visitors: their whole answer is cached already, and caching it twice would double how old it can get.
  const readFor = async (caller: Caller | null) =>
    caller ? (await numbers.read('numbers', topics, readNow)).answer : readNow();
  const workOf = async (caller: Caller): Promise<WorkWaiting> => {
    const work = { ...NO_WORK };
    for (const count of countWork) Object.assign(work, await count(db, caller));
    return work;
  };
  const handlers: Handlers<'getCommunityStats'> = {
    getCommunityStats: async (request) => {
      const { caller } = request;
      const stats = await readFor(caller);
      // With an unverified email address, the token shows no more than a visitor sees.
      const work = caller?.isVerified && caller.sessionId !== null ? await workOf(caller) : null;
      return ok('The numbers of the community.', { ...stats, work });
    },
  };
  return { handlers, numbers };
}
