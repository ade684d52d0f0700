/** What people can do a day while their account is new, as admins decided. */
import type { FastifyRequest } from 'fastify';
import { findJoinedAt } from '#domains/people/server/public.ts';
import type { Settings } from '#domains/settings/server/public.ts';
import type { RouteHandlers } from '#generated/fastify.gen.ts';
import type { NewAccountLimits } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import type { Db } from '#platform/server/db/database.ts';
import { Failure } from '#platform/server/http/failure.ts';
import { limitKey } from '#platform/server/http/limits/call-limits.ts';
import type { RateLimiter } from '#platform/server/http/limits/rate-limits.ts';
import { sayMoment } from '#platform/shared/moment.ts';

type Counted = Exclude<keyof NewAccountLimits, 'days'>;

const DAY_S = 24 * 3600;

const COUNTED: Partial<Record<keyof RouteHandlers, Counted>> = {
  addComment: 'comments',
  createImpact: 'impacts',
  inviteByMail: 'invitations',
  inviteImpactMember: 'invitations',
  uploadMedia: 'uploads',
  uploadMediaPart: 'uploads',
};

interface Needs {
  db: Db;
  limiter: Pick<RateLimiter, 'tryTake'>;
  settings: Pick<Settings, 'now'>;
}

/** Counts a call of a member whose account is new. @throws {Failure} 429 past the day's limit. */
export const limitNewcomers =
  ({ db, limiter, settings }: Needs) =>
  async (operationId: string, request: FastifyRequest): Promise<void> => {
    const counted = COUNTED[operationId as keyof RouteHandlers];
    const { days, ...limits } = settings.now.newAccounts;
    const { caller } = request;
    if (!counted || days === 0 || caller?.role !== 'Member' || isLaterPart(request)) return;
    const joinedAt = await findJoinedAt(db, caller.userId);
    const endsAt = new Date((joinedAt?.getTime() ?? 0) + days * DAY_S * 1000);
    if (endsAt <= new Date()) return;
    const key = limitKey('newcomers', counted, caller.userId);
    if (await limiter.tryTake(key, { max: limits[counted], windowSeconds: DAY_S })) return;
    const message = say('failures.newAccount', { what: counted, count: limits[counted], until: sayMoment(endsAt) });
    const secondsLeft = Math.ceil((endsAt.getTime() - Date.now()) / 1000);
    throw new Failure(429, 'too_many_requests', message, { retryAfterSeconds: Math.min(DAY_S, secondsLeft) });
  };

/** Of a file that is uploaded in parts, which counts with its first one. */
const isLaterPart = ({ body }: FastifyRequest): boolean =>
  typeof body === 'object' && body !== null && 'offset' in body && body.offset !== 0;
