/** Counts wrong passwords, so that guessing is slow and the owner still gets in. */
import type { FastifyRequest } from 'fastify';
import { limitKey } from '../../../platform/http/call-limits.ts';
import { addressKey, type RateLimiter } from '../../../platform/http/rate-limits.ts';
import { type AuthLimits, FAILURES_BY_ADDRESS, FAILURES_OF_ACCOUNT, FAILURES_OF_KNOWN_DEVICES } from './rate-limits.ts';

export interface LoginAttempt {
  /**
   * The password was right: this try counts no more, nor do the wrong ones from this address.
   * @throws {Failure} 429 for an account that logs in without end.
   */
  succeed(): Promise<void>;
}

interface Attempted {
  email: string;
  /** Null for an address that nobody has an account with. */
  userId: string | null;
  isKnownDevice: boolean;
}

/**
 * Counts a try before its password is looked at, so that many at once cannot slip through.
 * @throws {Failure} 429 past a limit.
 */
export async function beginLoginAttempt(
  { limits, limiter }: { limits: AuthLimits; limiter: RateLimiter },
  request: FastifyRequest,
  { email, userId, isKnownDevice }: Attempted,
): Promise<LoginAttempt> {
  const countLogin = async () => userId !== null && (await limits.takeFor('logIn', userId));
  const address = addressKey(request.ip);
  if (isKnownDevice) {
    const ofDevices = limitKey('logIn', 'known', email, address);
    await limiter.take(ofDevices, FAILURES_OF_KNOWN_DEVICES);
    return {
      succeed: async () => {
        await limiter.clear(ofDevices);
        await countLogin();
      },
    };
  }
  const byAddress = limitKey('logIn', 'failures', email, address);
  const ofAccount = limitKey('logIn', 'failures', email);
  await limits.take('logIn', request);
  await limiter.take(byAddress, FAILURES_BY_ADDRESS);
  await limiter.take(ofAccount, FAILURES_OF_ACCOUNT);
  return {
    succeed: async () => {
      await limits.giveBack('logIn', request);
      await limiter.clear(byAddress);
      await limiter.giveBack(ofAccount);
      await countLogin();
    },
  };
}
