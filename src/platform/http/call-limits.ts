/** Rate limits of the calls: per IP address and, where a call is about an account, per account. */
import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { addressKey, type RateLimit, type RateLimiter } from './rate-limits.ts';

export interface CallLimit {
  perAddress: RateLimit;
  perAccount?: RateLimit;
  /** Per address and account together: others' attempts don't count, so nobody can lock the owner out. */
  perAddressAndAccount?: RateLimit;
}

export interface CallLimits<Name extends string> {
  /** Counts one call. `account` is the id or the email address that it is about. @throws {Failure} 429 past a limit. */
  take(operationId: Name, request: FastifyRequest, account?: string): Promise<void>;
  /**
   * Counts a call that carries a secret: against the account or token family that the secret belongs to, or
   * against the caller's address if it is invalid. So a stranger's attempts never count against the owner.
   * @throws {Failure} 429 past the limit.
   */
  takeProven(operationId: Name, request: FastifyRequest, proven: string | null): Promise<void>;
  /** Counts another call's work against this call's limit. @throws {Failure} 429 past the account's limit. */
  takeFor(operationId: Name, account: string): Promise<void>;
  /** Refunds what a call counted against its IP address. */
  giveBack(operationId: Name, request: FastifyRequest): Promise<void>;
  /** How often an account may still make the call in this window. */
  leftFor(operationId: Name, account: string): Promise<number>;
}

export function createCallLimits<Name extends string>(
  limiter: RateLimiter,
  table: Record<Name, CallLimit>,
): CallLimits<Name> {
  for (const [name, limit] of Object.entries<CallLimit>(table)) inForceOf(limiter).set(name, limit);
  const ofAddress = (operationId: Name, { ip }: FastifyRequest) => limitKey(operationId, 'address', addressKey(ip));
  const takeFrom = (operationId: Name, request: FastifyRequest) =>
    limiter.take(ofAddress(operationId, request), table[operationId].perAddress);
  const takeFor = async (operationId: Name, account: string) => {
    const { perAccount } = table[operationId];
    if (perAccount) await limiter.take(limitKey(operationId, 'account', account), perAccount);
  };
  return {
    takeFor,
    take: async (operationId, request, account) => {
      await takeFrom(operationId, request);
      const about = account ?? request.caller?.userId;
      if (!about) return;
      const { perAddressAndAccount } = table[operationId];
      const pair = limitKey(operationId, 'pair', about, addressKey(request.ip));
      if (perAddressAndAccount) await limiter.take(pair, perAddressAndAccount);
      await takeFor(operationId, about);
    },
    takeProven: (operationId, request, proven) =>
      proven === null ? takeFrom(operationId, request) : takeFor(operationId, proven),
    giveBack: (operationId, request) => limiter.giveBack(ofAddress(operationId, request)),
    leftFor: async (operationId, account) => {
      const most = table[operationId].perAccount?.max ?? Number.MAX_SAFE_INTEGER;
      return Math.max(0, most - (await limiter.count(limitKey(operationId, 'account', account))));
    },
  };
}

const inForce = new WeakMap<RateLimiter, Map<string, CallLimit>>();

function inForceOf(limiter: RateLimiter): Map<string, CallLimit> {
  const known = inForce.get(limiter) ?? new Map<string, CallLimit>();
  inForce.set(limiter, known);
  return known;
}

/** All limits by operation, for the API reference. */
export const limitsInForce = (limiter: RateLimiter): ReadonlyMap<string, CallLimit> => inForceOf(limiter);

/** Addresses and accounts are personal data, so keys contain their hash. */
export function limitKey(operationId: string, kind: string, ...values: string[]): string {
  const hash = createHash('sha256').update(values.join('\n').trim().toLowerCase()).digest('base64url');
  return `${operationId}:${kind}:${hash.slice(0, 32)}`;
}
