import type { PrivacyRules } from '#domains/people/privacy.ts';
import type { PrivacyPolicy } from '#generated/types.gen.ts';
import { createPrivacyPolicy } from '#generated/users/createPrivacyPolicy.gen.ts';
import { getPrivacyPolicy } from '#generated/users/getPrivacyPolicy.gen.ts';
import { updatePrivacyPolicy } from '#generated/users/updatePrivacyPolicy.gen.ts';
import { isApiError } from '#platform/browser/calls/api-error.ts';

/**
 * Applies only the changed choices to the latest policy, which another tab or device may have changed.
 */
export async function savePrivacy(userId: string, chosen: Partial<PrivacyRules>): Promise<PrivacyPolicy> {
  try {
    return await saveOnce(userId, chosen);
  } catch (error) {
    if (!isOutdatedCall(error)) throw error;
    return await saveOnce(userId, chosen);
  }
}

async function saveOnce(userId: string, chosen: Partial<PrivacyRules>): Promise<PrivacyPolicy> {
  const { data: read } = await getPrivacyPolicy({ path: { id: userId } });
  const call = read.data.updatedAt === null ? createPrivacyPolicy : updatePrivacyPolicy;
  const { data: saved } = await call({ body: { ...rulesOf(read.data), ...chosen } });
  return saved.data;
}

const isOutdatedCall = (error: unknown) =>
  isApiError(error, 'refused') && (error.code === 'already_exists' || error.status === 404);

export const rulesOf = ({
  email,
  contactNo,
  location,
  impacts,
  councils,
  leaderboard,
}: PrivacyPolicy): PrivacyRules => ({ email, contactNo, location, impacts, councils, leaderboard });
