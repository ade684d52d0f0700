/** How often each call may be made: by one address, and for one account where the call is about one. */
import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { addressKey, type RateLimit, type RateLimiter } from './rate-limits.ts';

export interface CallLimit {
  perAddress: RateLimit;
  perAccount?: RateLimit;
}

export interface CallLimits<Name extends string> {
  /** Counts one call. `account` is the id or the mail address that it is about. @throws {Failure} 429 past a limit. */
  take(operationId: Name, request: FastifyRequest, account?: string): Promise<void>;
  /** Counts what another call does as this one does it. @throws {Failure} 429 past the account's limit. */
  takeFor(operationId: Name, account: string): Promise<void>;
  /** How often an account may still make the call in this window. */
  leftFor(operationId: Name, account: string): Promise<number>;
}

export function createCallLimits<Name extends string>(
  limiter: RateLimiter,
  table: Record<Name, CallLimit>,
): CallLimits<Name> {
  const takeFor = async (operationId: Name, account: string) => {
    const { perAccount } = table[operationId];
    if (perAccount) await limiter.take(limitKey(operationId, 'account', account), perAccount);
  };
  return {
    takeFor,
    take: async (operationId, request, account) => {
      const { perAddress } = table[operationId];
      await limiter.take(limitKey(operationId, 'address', addressKey(request.ip)), perAddress);
      const about = account ?? request.caller?.userId;
      if (about) await takeFor(operationId, about);
    },
    leftFor: async (operationId, account) => {
      const most = table[operationId].perAccount?.max ?? Number.MAX_SAFE_INTEGER;
      return Math.max(0, most - (await limiter.count(limitKey(operationId, 'account', account))));
    },
  };
}

/** Addresses and accounts are personal: a key names them by their hash. */
export function limitKey(operationId: string, kind: string, ...values: string[]): string {
  const hash = createHash('sha256').update(values.join('\n').trim().toLowerCase()).digest('base64url');
  return `${operationId}:${kind}:${hash.slice(0, 32)}`;
}
