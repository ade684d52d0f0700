/** The calls that count against what people can do a day while their account is new. */
import type { FastifyRequest } from 'fastify';
import { countForNewcomer, type LimitedThing, type Settings } from '#domains/settings/server/public.ts';
import type { RouteHandlers } from '#generated/fastify.gen.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { NewcomerLimit } from '#platform/server/http/register-operations.ts';

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

/** @returns null for a call that doesn't count. */
export const newcomerLimits =
  (needs: Needs) =>
  (operationId: string): NewcomerLimit | null => {
    const what = COUNTED[operationId as keyof RouteHandlers];
    if (!what) return null;
    return async (request) => {
      const { caller } = request;
      if (!caller || isLaterPart(request)) return async () => undefined;
      return countForNewcomer(needs, caller, { what, count: filesIn(request) });
    };
  };

/** Of a file that is uploaded in parts, which counts with its first one. */
const isLaterPart = ({ body }: FastifyRequest): boolean =>
  typeof body === 'object' && body !== null && 'offset' in body && body.offset !== 0;

/** Each file of an upload counts. */
const filesIn = ({ body }: FastifyRequest): number =>
  typeof body === 'object' && body !== null && 'files' in body && Array.isArray(body.files) ? body.files.length : 1;
