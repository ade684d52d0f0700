/** Limits whose state the answer tells in `RateLimit` and `RateLimit-Policy`, so that programs can pace themselves. */
import type { FastifyReply } from 'fastify';
import type { Hit } from './rate-limits.repository.ts';
import { type RateLimiter, refusePast } from './rate-limits.ts';

export interface PolicyHit extends Hit {
  /** What a client knows the limit as. */
  policy: string;
}

/** All calls of one token, whatever their own limits are. */
const CALLS_OF_PROGRAM = { policy: 'program', max: 600, windowSeconds: 300 };

export const hitOfProgram = (tokenId: string): PolicyHit => ({ ...CALLS_OF_PROGRAM, key: `program:${tokenId}` });

/** Counts a call. @throws {Failure} 429 past a limit. */
export async function takeTold(limiter: RateLimiter, hits: readonly PolicyHit[], reply: FastifyReply): Promise<void> {
  const windows = await limiter.countEach(hits);
  const counted = hits.slice(0, windows.length);
  tell(
    reply,
    'ratelimit-policy',
    counted.map(({ policy, max, windowSeconds }) => `"${policy}";q=${max};w=${windowSeconds}`),
  );
  tell(
    reply,
    'ratelimit',
    windows.map(({ hitsLeft, secondsLeft }, place) => `"${hits[place]?.policy}";r=${hitsLeft};t=${secondsLeft}`),
  );
  refusePast(windows);
}

/** After what an earlier limit of the same call told. */
function tell(reply: FastifyReply, name: string, items: readonly string[]): void {
  const told = reply.getHeader(name);
  reply.header(name, [...(typeof told === 'string' ? [told] : []), ...items].join(', '));
}
