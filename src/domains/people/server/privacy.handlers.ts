import type { PrivacyPolicy } from '#generated/types.gen.ts';
import type { Db } from '#platform/db/database.ts';
import { createCallLimits } from '#platform/http/call-limits.ts';
import { callerOf } from '#platform/http/caller.ts';
import { created, ok } from '#platform/http/envelope.ts';
import { forbidden } from '#platform/http/failure.ts';
import type { Handlers } from '#platform/http/handlers.ts';
import type { RateLimiter } from '#platform/http/rate-limits.ts';
import { createPolicy, type Policy, readPolicy, updatePolicy } from './privacy.service.ts';

const AN_HOUR = { windowSeconds: 3600 };
const seldom = { perAddress: { max: 600, ...AN_HOUR }, perAccount: { max: 200, ...AN_HOUR } };
const PRIVACY_LIMITS = { createPrivacyPolicy: seldom, updatePrivacyPolicy: seldom };

type PrivacyHandlers = Handlers<'createPrivacyPolicy' | 'updatePrivacyPolicy' | 'getPrivacyPolicy'>;

export function createPrivacyHandlers(db: Db, limiter: RateLimiter): PrivacyHandlers {
  const limits = createCallLimits(limiter, PRIVACY_LIMITS);
  return {
    createPrivacyPolicy: async (request, reply) => {
      const { userId } = callerOf(request);
      await limits.take('createPrivacyPolicy', request);
      const policy = await createPolicy(db, userId, request.body);
      return reply.code(201).send(created('Privacy policy created.', presentPolicy(policy)));
    },

    updatePrivacyPolicy: async (request, reply) => {
      const { userId } = callerOf(request);
      await limits.take('updatePrivacyPolicy', request);
      const policy = await updatePolicy(db, userId, request.body);
      return reply.code(200).send(ok('Privacy policy updated.', presentPolicy(policy)));
    },

    getPrivacyPolicy: async (request, reply) => {
      const { userId } = callerOf(request);
      if (request.params.id !== userId) throw forbidden('not_allowed', 'You can only read your own privacy policy.');
      return reply.code(200).send(ok('Your privacy policy.', presentPolicy(await readPolicy(db, userId))));
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
