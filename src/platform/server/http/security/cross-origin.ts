/**
 * Lets pages of other websites make calls with programs' tokens, if an admin has allowed their origin. Cookies never work
 * from there, so a page can't act for the people who open it.
 */
import cors from '@fastify/cors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { programToken } from '../caller.ts';

const ALLOWED_HEADERS = ['authorization', 'content-type', 'accept-language'];
const EXPOSED_HEADERS = ['ratelimit', 'ratelimit-policy', 'retry-after', 'x-request-id', 'content-disposition'];
/** For how long a browser needn't ask again whether a page may make a call. */
const KNOWN_FOR_S = 600;

export async function allowProgramsOf(
  api: FastifyInstance,
  isAllowed: (origin: string) => Promise<boolean>,
): Promise<void> {
  await api.register(cors, {
    delegator: async (request: FastifyRequest) => ({
      origin: mayUseToken(request) && (await isAllowed(request.headers.origin ?? '')),
      credentials: false,
      methods: ['GET', 'POST', 'PUT', 'DELETE'],
      allowedHeaders: ALLOWED_HEADERS,
      exposedHeaders: EXPOSED_HEADERS,
      maxAge: KNOWN_FOR_S,
    }),
  });
}

/** A browser asks first whether it may send a token, without the token. */
function mayUseToken(request: FastifyRequest): boolean {
  const { origin, 'access-control-request-headers': asked = '' } = request.headers;
  if (origin === undefined) return false;
  return request.method === 'OPTIONS' ? /\bauthorization\b/i.test(asked) : programToken(request) !== null;
}
