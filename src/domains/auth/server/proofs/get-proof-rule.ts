import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import type { AuthNeeds } from '../needs.ts';
import { isRisingForAll } from './ask-for-proof.ts';
import { readIsAlways } from './proofs.repository.ts';

type Needs = Pick<AuthNeeds, 'config' | 'db' | 'limiter'>;

export const getProofRule: Call<'getProofRule', Needs> = async (needs) =>
  ok('Rule found.', { isAlways: await readIsAlways(needs.db), isRising: await isRisingForAll(needs) });
