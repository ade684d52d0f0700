/** Asks logins and registrations for a proof of work: while failures rise, or always if the admins decided so. */
import type { FastifyRequest } from 'fastify';
import { say } from '#languages/say.ts';
import { Failure } from '#platform/server/http/failure.ts';
import { limitKey } from '#platform/server/http/limits/call-limits.ts';
import { addressKey, type RateLimit, type RateLimiter } from '#platform/server/http/limits/rate-limits.ts';
import type { AuthNeeds } from '../needs.ts';
import { readProof } from './challenges.ts';
import { insertUsedProof, readIsAlways } from './proofs.repository.ts';

type Needs = Pick<AuthNeeds, 'config' | 'db' | 'keys' | 'limiter'>;

const WINDOW_S = 10 * 60;
/** Failed logins and registrations in the window. A class that registers together may be asked too: it costs little. */
const TOLERATED_OF_ALL: RateLimit = { max: 100, windowSeconds: WINDOW_S };
const TOLERATED_OF_ADDRESS: RateLimit = { max: 10, windowSeconds: WINDOW_S };
const OF_ALL = limitKey('proofs', 'all');
const ofAddress = ({ ip }: FastifyRequest) => limitKey('proofs', 'address', addressKey(ip));

interface Asked {
  /** Undefined if the client sent none. */
  proof: string | undefined;
  /** Of 401 for a login, whose clients show the message of any; else 403. */
  status: 401 | 403;
  /** A browser that the account was used in is asked only if everyone is. */
  isKnownDevice?: boolean;
}

/**
 * A proof counts once, even if what it was sent with fails.
 *
 * @throws {Failure} `work_required` if a proof is needed and missing, wrong, used or expired.
 */
export async function askForProof(
  needs: Needs,
  request: FastifyRequest,
  { proof, status, isKnownDevice = false }: Asked,
): Promise<void> {
  const isAsked = (await readIsAlways(needs.db)) || (!isKnownDevice && (await isRising(needs, request)));
  if (!isAsked) return;
  if (proof === undefined) throw new Failure(status, 'work_required', say('auth.proofs.missing'));
  const accepted = await readProof(needs.keys, proof);
  if (!accepted || !(await insertUsedProof(needs.db, accepted.nonce, accepted.expiresAt))) {
    throw new Failure(status, 'work_required', say('auth.proofs.refused'));
  }
}

/** Whether they are many, over all addresses together. */
export const isRisingForAll = async ({ config, limiter }: Pick<Needs, 'config' | 'limiter'>): Promise<boolean> =>
  config.asksForProofs && (await limiter.count(OF_ALL)) > TOLERATED_OF_ALL.max;

async function isRising({ config, limiter }: Needs, request: FastifyRequest): Promise<boolean> {
  if (!config.asksForProofs) return false;
  return (
    (await limiter.count(ofAddress(request))) > TOLERATED_OF_ADDRESS.max || (await isRisingForAll({ config, limiter }))
  );
}

/** Counts a failed login or a registration, of any outcome. */
export async function countSuspect(
  { config, limiter }: { config: Pick<Needs['config'], 'asksForProofs'>; limiter: RateLimiter },
  request: FastifyRequest,
): Promise<void> {
  if (!config.asksForProofs) return;
  await limiter.tryTake(ofAddress(request), TOLERATED_OF_ADDRESS);
  await limiter.tryTake(OF_ALL, TOLERATED_OF_ALL);
}
