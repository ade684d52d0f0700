/** Registers someone through the page's own calls; registration has its own walk. */
import type { CommunitySettings, CommunitySettingsState } from '#generated/types.gen.ts';
import { uniqueEmail, VALID_PASSWORD } from '../e2e/support/registration.ts';
import { createClient } from '../support/client.ts';
import { registrationOf } from '../support/factories.ts';
import { dataOf } from '../support/impacts.ts';
import type { Stage } from './stage.ts';

export interface Newcomer {
  email: string;
  password: string;
  /** The path of the link in the verification email. */
  link: string;
  /** The cookie of the browser that registered. */
  registered: string;
}

/** The same while an admin has to let people in; whom that concerns is decided at the registration. */
export async function registerForApproval(stage: Stage): Promise<Newcomer> {
  const admin = await stage.caller('admin');
  const choose = async (registration: CommunitySettings['registration']) => {
    const { revision } = dataOf(await admin.get<CommunitySettingsState>('/community-settings'));
    dataOf(await admin.put(`/community-settings?revision=${revision}`, { registration }));
  };
  await choose('approval');
  const newcomer = await registerNewcomer(stage);
  await choose('open');
  return newcomer;
}

export async function registerNewcomer({ origin, mailbox }: Stage): Promise<Newcomer> {
  const email = uniqueEmail();
  const client = createClient(origin);
  dataOf(await client.post('/users', registrationOf(email, { password: VALID_PASSWORD })));
  const link = new URL(await mailbox.linkTo(email, /\/auth\/verify\//)).pathname;
  return { email, password: VALID_PASSWORD, link, registered: client.cookies.get('registered') ?? '' };
}

export const DEAD_LINK = '/auth/verify/some-link-of-a-mail-that-nobody-got';
