/** The calls that count against what people can do a day while their account is new. */
import type { FastifyRequest } from 'fastify';
import { countForNewcomer, type LimitedThing, type Settings } from '#domains/settings/server/public.ts';
import type { RouteHandlers } from '#generated/fastify.gen.ts';
import type { Db } from '#platform/server/db/database.ts';

/** An invitation for an impact is counted when it's sent: the same call also finds members. */
const COUNTED: Partial<Record<keyof RouteHandlers, LimitedThing>> = {
  addComment: 'comments',
  createImpact: 'impacts',
  inviteByMail: 'invitations',
  uploadMedia: 'uploads',
  uploadMediaPart: 'uploads',
};

interface Needs {
  db: Db;
  settings: Pick<Settings, 'now'>;
}

/** Counts a call of a member whose account is new. @throws {Failure} 429 past the day's limit. */
export const limitNewcomers =
  (needs: Needs) =>
  async (operationId: string, request: FastifyRequest): Promise<() => Promise<void>> => {
    const what = COUNTED[operationId as keyof RouteHandlers];
    const { caller } = request;
    if (!what || !caller || isLaterPart(request)) return async () => undefined;
    return countForNewcomer(needs, caller, { what, count: filesIn(request) });
  };

/** Of a file that is uploaded in parts, which counts with its first one. */
const isLaterPart = ({ body }: FastifyRequest): boolean =>
  typeof body === 'object' && body !== null && 'offset' in body && body.offset !== 0;

/** Each file of an upload counts. */
const filesIn = ({ body }: FastifyRequest): number =>
  typeof body === 'object' && body !== null && 'files' in body && Array.isArray(body.files) ? body.files.length : 1;
