import type { PrivacyPolicyInput } from '#generated/types.gen.ts';
import type { Client } from '../../support/client.ts';
import { dataOf } from '../../support/impacts.ts';

/** Sets someone's privacy policy, whether or not an earlier test has. */
export async function setPolicy(client: Client, policy: PrivacyPolicyInput): Promise<void> {
  const { status } = await client.put('/userPrivacyPolicy', policy);
  if (status === 404) dataOf(await client.post('/userPrivacyPolicy', policy));
}
