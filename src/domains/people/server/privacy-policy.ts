/** The calls for one's own privacy policy. */
import type { PrivacyPolicy } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import type { Db } from '#platform/server/db/database.ts';
import { callerOf } from '#platform/server/http/caller.ts';
import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import { conflict, forbidden, notFound } from '#platform/server/http/failure.ts';
import { DEFAULT_PRIVACY, type PrivacyRules } from '../privacy.ts';
import { insertPolicy, listPolicies, setPolicy } from './privacy.repository.ts';

/** @throws {Failure} 409 if one exists. */
export const createPrivacyPolicy: Call<'createPrivacyPolicy', { db: Db }> = async ({ db }, request) => {
  const policy = await insertPolicy(db, callerOf(request).userId, request.body);
  if (!policy) throw conflict('already_exists', say('people.failures.policyExists'));
  return ok('Privacy policy created.', present(policy));
};

/** @throws {Failure} 404 if there is none. */
export const updatePrivacyPolicy: Call<'updatePrivacyPolicy', { db: Db }> = async ({ db }, request) => {
  const policy = await setPolicy(db, callerOf(request).userId, request.body);
  if (!policy) throw notFound(say('people.failures.noPolicy'));
  return ok('Privacy policy updated.', present(policy));
};

/** The default without one. @throws {Failure} 403 for someone else's. */
export const getPrivacyPolicy: Call<'getPrivacyPolicy', { db: Db }> = async ({ db }, request) => {
  const { userId } = callerOf(request);
  if (request.params.id !== userId) throw forbidden('not_allowed', say('people.failures.ownPolicyOnly'));
  const [own] = await listPolicies(db, [userId]);
  return ok('Your privacy policy.', present(own ?? { userId, ...DEFAULT_PRIVACY, updatedAt: null }));
};

interface Policy extends PrivacyRules {
  userId: string;
  updatedAt: Date | null;
}

function present(policy: Policy): PrivacyPolicy {
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
