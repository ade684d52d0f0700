/** Makes API calls from within the process, as the visitor who requests a page: same checks, limits and cache. */
import type { FastifyInstance } from 'fastify';
import type { Logger } from '../../logging/logger.ts';

/** The result of a call; `unknown` if it can't be determined now. */
export type VisitorRead = { data: unknown } | 'missing' | 'unknown';

/** @param ip the visitor's address, for the limits. */
export type ReadAsVisitor = (call: string, ip: string) => Promise<VisitorRead>;

/** A page must not wait long for its own title. */
const TIMEOUT_MS = 1_000;

/** @param timeoutMs how long to wait for an answer. */
export function createVisitorReader(app: FastifyInstance, log: Logger, timeoutMs = TIMEOUT_MS): ReadAsVisitor {
  return async (call, ip) => {
    try {
      const signal = AbortSignal.timeout(timeoutMs);
      const { statusCode, payload } = await app.inject({ url: `/api${call}`, remoteAddress: ip, signal });
      if (statusCode === 200) return { data: JSON.parse(payload).data };
      return statusCode < 500 && statusCode !== 429 ? 'missing' : 'unknown';
    } catch (error) {
      log.warn({ err: error }, 'What visitors see couldn’t be read for a page’s title, a feed or a card');
      return 'unknown';
    }
  };
}
