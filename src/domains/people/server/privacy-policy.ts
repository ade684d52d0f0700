import type { PrivacyPolicy } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import type { Db } from '#platform/db/database.ts';
import { callerOf } from '#platform/http/caller.ts';
import { ok } from '#platform/http/envelope.ts';
import { forbidden } from '#platform/http/failure.ts';
import type { Handlers } from '#platform/http/handlers.ts';
import { createPolicy, type Policy, readPolicy, updatePolicy } from './seen-parts.ts';

type PrivacyHandlers = Handlers<'createPrivacyPolicy' | 'updatePrivacyPolicy' | 'getPrivacyPolicy'>;

export function createPrivacyHandlers(db: Db): PrivacyHandlers {
  return {
    createPrivacyPolicy: async (request) => {
      const { userId } = callerOf(request);
      const policy = await createPolicy(db, userId, request.body);
      return ok('Privacy policy created.', presentPolicy(policy));
    },

    updatePrivacyPolicy: async (request) => {
      const { userId } = callerOf(request);
      const policy = await updatePolicy(db, userId, request.body);
      return ok('Privacy policy updated.', presentPolicy(policy));
    },

    getPrivacyPolicy: async (request) => {
      const { userId } = callerOf(request);
      if (request.params.id !== userId) throw forbidden('not_allowed', say('people.failures.ownPolicyOnly'));
      return ok('Your privacy policy.', presentPolicy(await readPolicy(db, userId)));
    },
  };
}

function presentPolicy(policy: Policy): PrivacyPolicy {
  return {
    userId: policy.userId,
    email: policy.email,
    contactNo: policy.contactNo,
    location: policy.location,
    impacts: policy.impacts,
    councils: policy.councils,
    leaderboard: policy.leaderboard,
    updatedAt: policy.updatedAt?.toISOString() ?? null,
  };
}
