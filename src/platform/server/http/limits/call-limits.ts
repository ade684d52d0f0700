/** Rate limits of the calls: per IP address and, where a call is about an account, per account. */
import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { RouteHandlers } from '#generated/fastify.gen.ts';
import type { Operation } from '../contract.ts';
import { addressKey, type RateLimit, type RateLimiter } from './rate-limits.ts';
import type { PolicyHit } from './told-limits.ts';

export interface CallLimit {
  perAddress: RateLimit;
  perAccount?: RateLimit;
  /** Per address and account together: others' attempts don't count, so nobody can lock the owner out. */
  perAddressAndAccount?: RateLimit;
  /** The call's handler counts it, since it depends on what is sent. All others are counted before the handler runs. */
  takenBy?: 'handler';
}

/** The limits of a domain, by call: each domain has them in its `server/limits.ts`. */
export type CallLimitTable = Readonly<Partial<Record<keyof RouteHandlers, CallLimit>>>;

export type LimitByCall = ReadonlyMap<string, CallLimit>;

interface Counts {
  address: number;
  account?: number;
  addressAndAccount?: number;
}

const within =
  (windowSeconds: number) =>
  ({ address, account, addressAndAccount }: Counts): CallLimit => ({
    perAddress: { max: address, windowSeconds },
    ...(account !== undefined && { perAccount: { max: account, windowSeconds } }),
    ...(addressAndAccount !== undefined && { perAddressAndAccount: { max: addressAndAccount, windowSeconds } }),
  });

export const perQuarterHour = within(15 * 60);
export const perHour = within(3600);
export const perDay = within(24 * 3600);

/** A click, such as a like or a decision. */
export const clickLimit = perHour({ address: 6000, account: 3000 });
/** A form, or a button that few people have. */
export const formLimit = perHour({ address: 2000, account: 600 });

export const byHandler = (limit: CallLimit) => ({ ...limit, takenBy: 'handler' as const });

/** What one call counts against, each under its policy's name. */
export function hitsOf(
  { name, limit }: { name: string; limit: CallLimit },
  request: FastifyRequest,
  account = request.caller?.userId,
): PolicyHit[] {
  const hits = [{ policy: 'address', key: addressLimitKey(name, request), ...limit.perAddress }];
  if (account && limit.perAddressAndAccount) {
    const key = limitKey(name, 'pair', account, addressKey(request.ip));
    hits.push({ policy: 'pair', key, ...limit.perAddressAndAccount });
  }
  if (account && limit.perAccount) {
    hits.push({ policy: 'account', key: limitKey(name, 'account', account), ...limit.perAccount });
  }
  return hits;
}

type TakenByHandler<Table> = {
  [Name in keyof Table & string]: Table[Name] extends { takenBy: 'handler' } ? Name : never;
}[keyof Table & string];

/** For the handlers that count a call themselves. */
export interface CallLimits<Table> {
  /** Counts one call. `account` is the id or the email address that it is about. @throws {Failure} 429 past a limit. */
  take(name: TakenByHandler<Table>, request: FastifyRequest, account?: string): Promise<void>;
  /**
   * Counts a call that carries a secret: against the account or token family that the secret belongs to, or
   * against the caller's address if it is invalid. So a stranger's attempts never count against the owner.
   * @throws {Failure} 429 past the limit.
   */
  takeProven(name: TakenByHandler<Table>, request: FastifyRequest, proven: string | null): Promise<void>;
  /** Counts another call's work against this call's limit. @throws {Failure} 429 past the account's limit. */
  takeFor(name: keyof Table & string, account: string): Promise<void>;
  /** Refunds what a call counted against its IP address. */
  refund(name: TakenByHandler<Table>, request: FastifyRequest): Promise<void>;
  /** How often an account may still make the call in this window. */
  leftFor(name: keyof Table & string, account: string): Promise<number>;
}

export function createCallLimits<Table extends { readonly [Name in keyof Table]: CallLimit }>(
  limiter: RateLimiter,
  table: Table,
): CallLimits<Table> {
  const takeFor = async (name: keyof Table & string, account: string) => {
    const perAccount = table[name].perAccount;
    if (perAccount) await limiter.take(limitKey(name, 'account', account), perAccount);
  };
  return {
    takeFor,
    take: (name, request, account) => limiter.takeEach(hitsOf({ name, limit: table[name] }, request, account)),
    takeProven: (name, request, proven) =>
      proven === null ? limiter.take(addressLimitKey(name, request), table[name].perAddress) : takeFor(name, proven),
    refund: (name, request) => limiter.refund(addressLimitKey(name, request)),
    leftFor: async (name, account) => {
      const max = table[name].perAccount?.max ?? Number.MAX_SAFE_INTEGER;
      return Math.max(0, max - (await limiter.count(limitKey(name, 'account', account))));
    },
  };
}

/** @throws when a call that changes something has no limit. */
export function assertLimited(operations: readonly Operation[], limits: LimitByCall): void {
  const unlimited = operations.filter(
    ({ operationId, method, needsAntiForgery }) => (method !== 'GET' || needsAntiForgery) && !limits.has(operationId),
  );
  if (unlimited.length === 0) return;
  const names = unlimited.map(({ operationId }) => operationId).join(', ');
  throw new Error(`Changes something without a limit in its domain’s server/limits.ts: ${names}`);
}

const addressLimitKey = (name: string, { ip }: FastifyRequest) => limitKey(name, 'address', addressKey(ip));

/** Addresses and accounts are personal data, so keys contain their hash. */
export function limitKey(operationId: string, kind: string, ...values: string[]): string {
  const hash = createHash('sha256').update(values.join('\n').trim().toLowerCase()).digest('base64url');
  return `${operationId}:${kind}:${hash.slice(0, 32)}`;
}
