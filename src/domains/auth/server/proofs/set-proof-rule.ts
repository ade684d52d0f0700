import { record } from '#domains/audit/server/public.ts';
import { callerOf } from '#platform/server/http/caller.ts';
import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import type { AuthNeeds } from '../needs.ts';
import { isRisingForAll } from './ask-for-proof.ts';
import { writeIsAlways } from './proofs.repository.ts';

type Needs = Pick<AuthNeeds, 'config' | 'db' | 'limiter'>;

export const setProofRule: Call<'setProofRule', Needs> = async (needs, request) => {
  const { userId } = callerOf(request);
  const { isAlways } = request.body;
  await needs.db.transaction().execute(async (tx) => {
    const wasAlways = await writeIsAlways(tx, isAlways);
    if (wasAlways === isAlways) return;
    await record(tx, {
      actorId: userId,
      action: 'proof_rule_changed',
      subjectKind: 'community',
      subjectId: null,
      link: '/admin/security',
      fromState: factOf(wasAlways),
      toState: factOf(isAlways),
    });
  });
  return ok('Rule saved.', { isAlways, isRising: await isRisingForAll(needs) });
};

const factOf = (isAlways: boolean) => ({ of: isAlways ? 'on' : 'off' }) as const;
