/** Counts wrong passwords, so that guessing is slow and the owner still gets in. */
import type { FastifyRequest } from 'fastify';
import { limitKey } from '../../../platform/http/call-limits.ts';
import { addressKey, type RateLimiter } from '../../../platform/http/rate-limits.ts';
import { FAILURES_BY_ADDRESS, FAILURES_OF_ACCOUNT } from './rate-limits.ts';

export interface LoginAttempt {
  /** The password was right: this try counts no more, nor do the wrong ones from this address. */
  succeed(): Promise<void>;
}

/**
 * Counts a try before its password is looked at, so that many at once cannot slip through.
 * @throws {Failure} 429 past a limit.
 */
export async function beginLoginAttempt(
  limiter: RateLimiter,
  request: FastifyRequest,
  { email, isKnownDevice }: { email: string; isKnownDevice: boolean },
): Promise<LoginAttempt> {
  const byAddress = limitKey('logIn', 'failures', email, addressKey(request.ip));
  const ofAccount = limitKey('logIn', 'failures', email);
  await limiter.take(byAddress, FAILURES_BY_ADDRESS);
  if (!isKnownDevice) await limiter.take(ofAccount, FAILURES_OF_ACCOUNT);
  return {
    succeed: async () => {
      await limiter.clear(byAddress);
      if (!isKnownDevice) await limiter.giveBack(ofAccount);
    },
  };
}
