/** Counts wrong passwords and codes: slows down guessing without locking the owner out. */
import type { FastifyRequest } from 'fastify';
import { limitKey } from '#platform/server/http/limits/call-limits.ts';
import { addressKey, type RateLimiter } from '#platform/server/http/limits/rate-limits.ts';
import { type AuthLimits, FAILURES_BY_ADDRESS, FAILURES_OF_ACCOUNT, FAILURES_OF_KNOWN_DEVICES } from '../limits.ts';

export interface LoginAttempt {
  /**
   * The password was right, and the code if one is asked for: clears this attempt and the failed ones from this address.
   * @throws {Failure} 429 for an account that logs in too often.
   */
  succeed(): Promise<void>;
  /**
   * The password was right, but a code is still missing: forgets this attempt, and no earlier one.
   * @throws {Failure} 429 for an account that logs in too often.
   */
  postpone(): Promise<void>;
}

/**
 * After a reset by email, the person who chose the password can log in at once, here and elsewhere, however many wrong
 * ones strangers sent before.
 */
export async function forgetFailures(limiter: RateLimiter, request: FastifyRequest, email: string): Promise<void> {
  const address = addressKey(request.ip);
  await limiter.clear(limitKey('logIn', 'failures', email));
  await limiter.clear(limitKey('logIn', 'failures', email, address));
  await limiter.clear(limitKey('logIn', 'known', email, address));
}

interface Attempted {
  email: string;
  /** Null if the address has no account. */
  userId: string | null;
  isKnownDevice: boolean;
}

/**
 * Counts an attempt before its password is checked, so that concurrent ones can't slip through.
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
      postpone: async () => {
        await limiter.refund(ofDevices);
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
      await limits.refund('logIn', request);
      await limiter.clear(byAddress);
      await limiter.refund(ofAccount);
      await countLogin();
    },
    postpone: async () => {
      await limits.refund('logIn', request);
      await limiter.refund(byAddress);
      await limiter.refund(ofAccount);
      await countLogin();
    },
  };
}
