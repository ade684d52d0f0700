/**
 * This domain's emails. Each is a job that carries an id; a link's secret is created when its email is sent, so the
 * queue holds none.
 */

import { sayNameOf } from '#domains/people/model.ts';
import { languageOf } from '#domains/people/server/public.ts';
import { languageNow, speakIn } from '#languages/reader.ts';
import { findWelcome } from '#platform/server/config/community-texts.ts';
import type { Config, LiveConfig } from '#platform/server/config/config.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { JobKind } from '#platform/server/jobs/jobs.ts';
import type { Mail, Mailer } from '#platform/server/mail/mailer.ts';
import { HOUR_S } from '#platform/shared/moment.ts';
import { withAddress } from '../mailed-address.ts';
import { canLogIn } from './accounts/reactivation.repository.ts';
import { type Account, findAccount, findAccountByEmail } from './accounts.repository.ts';
import { findAdmission } from './admission/registrations.repository.ts';
import { sayDevice } from './device-texts.ts';
import { findInvitation } from './invite/invitations.repository.ts';
import { insertLink } from './mail-links.repository.ts';
import {
  accountExistsMail,
  admittedMail,
  type FactorChange,
  factorMail,
  type Greeting,
  importedMail,
  invitationMail,
  newDeviceMail,
  newPasswordMail,
  notAdmittedMail,
  passwordResetMail,
  tokenMadeMail,
  verificationMail,
} from './mails.ts';
import { makeSecret } from './secrets.ts';

interface MailToAccount {
  mail:
    | 'verification'
    | 'passwordReset'
    | 'newPassword'
    | 'accountExists'
    | 'newDevice'
    | 'tokenMade'
    | 'imported'
    /** An admin let the person in, or didn't. */
    | 'admitted'
    | 'notAdmitted'
    | FactorChange;
  /** Of the account. */
  id: string;
  /** Of the login that a `newDevice` tells of. */
  userAgent?: string | null;
  /** The name of the program that a `tokenMade` tells of. */
  program?: string;
  /** The admin who made the account that an `imported` tells of. */
  importedBy?: string;
}

export type AuthMailJob = MailToAccount | { mail: 'invitation'; id: string };

export const authMail: JobKind<AuthMailJob> = { name: 'auth.mail' };

export const INVITATION_SECONDS = 14 * 24 * HOUR_S;
const LINK_SECONDS = { verify: 24 * HOUR_S, reset: HOUR_S, invite: INVITATION_SECONDS, disown: 7 * 24 * HOUR_S };

export interface MailNeeds {
  db: Db;
  config: Pick<LiveConfig, 'publicOrigin' | 'appName' | 'communityTexts' | 'retention'>;
  mailer: Mailer;
}

interface LinkNeeds {
  db: Db;
  config: Pick<Config, 'publicOrigin'>;
}

/** Without these, nobody could log in to say that their address works again. */
const ASKED_FOR: ReadonlySet<AuthMailJob['mail']> = new Set(['passwordReset', 'verification']);

export async function sendAuthMail(needs: MailNeeds, job: AuthMailJob, jobId: string): Promise<void> {
  const written = job.mail === 'invitation' ? await writeInvitation(needs, job.id) : await writeTo(needs, job);
  // If the job is retried, the links of both emails work.
  if (written) await needs.mailer.send({ ...written, id: jobId, isAskedFor: ASKED_FOR.has(job.mail) });
}

async function writeTo(needs: MailNeeds, job: MailToAccount): Promise<Mail | null> {
  const account = await findAccount(needs.db, job.id);
  return account ? speakIn(languageOf(account), () => writeToAccount(needs, account, job)) : null;
}

async function writeToAccount(needs: MailNeeds, account: Account, job: MailToAccount): Promise<Mail | null> {
  const { db, config } = needs;
  const { mail, userAgent = null } = job;
  const about = { userId: account.id };
  const greeting = greetingOf(needs, account);
  if (!(await canLogIn(db, account))) return null;
  if (mail === 'passwordReset') {
    const link = await makeLink(needs, '/auth/reset/', { purpose: 'reset', about });
    return passwordResetMail(account.email, greeting, withAddress(link, account.email));
  }
  if (mail === 'imported') {
    // Anyone who has logged in meanwhile needs none.
    if (account.isVerified) return null;
    const by = job.importedBy === undefined ? undefined : await findAccount(db, job.importedBy);
    const link = await makeLink(needs, '/auth/reset/', {
      purpose: 'reset',
      about,
      lifetimeSeconds: INVITATION_SECONDS,
    });
    const from = by ? sayNameOf(by) : config.appName;
    return importedMail(account.email, greeting, { from, link: withAddress(link, account.email) });
  }
  if (mail === 'admitted') {
    return admittedMail(account.email, greeting, withAddress(`${config.publicOrigin}/auth/login`, account.email));
  }
  if (mail === 'notAdmitted') {
    const admission = await findAdmission(db, account.id);
    // An admin has changed their mind meanwhile.
    if (admission?.state !== 'declined') return null;
    const { declinedRegistrations: days } = config.retention;
    return notAdmittedMail(account.email, greeting, { reason: admission.reason ?? '', days });
  }
  if (mail === 'newPassword') {
    return newPasswordMail(account.email, greeting, await makeDisownLink(needs, account.id));
  }
  if (mail === 'newDevice') {
    const link = await makeDisownLink(needs, account.id);
    return newDeviceMail(account.email, greeting, { device: sayDevice(userAgent), link });
  }
  if (mail === 'tokenMade') {
    const link = await makeDisownLink(needs, account.id);
    return tokenMadeMail(account.email, greeting, { program: job.program ?? '', link });
  }
  if (mail === 'accountExists') {
    return accountExistsMail(account.email, greeting, `${config.publicOrigin}/auth/login`);
  }
  if (mail !== 'verification') {
    const removesFactor = mail === 'factorAdded' || mail === 'passkeyAdded';
    const link = await makeLink(needs, '/not-me/', { purpose: 'disown', about, removesFactor });
    return factorMail(account.email, greeting, { change: mail, link });
  }
  if (account.isVerified) return null;
  const link = await makeLink(needs, '/auth/verify/', { purpose: 'verify', about });
  return verificationMail(account.email, greeting, {
    link: withAddress(link, account.email),
    welcome: findWelcome(config.communityTexts, languageNow()),
  });
}

async function writeInvitation(needs: MailNeeds, invitationId: string): Promise<Mail | null> {
  const { db, config } = needs;
  const invitation = await findInvitation(db, invitationId);
  const inviter = invitation && (await findAccount(db, invitation.invitedBy));
  if (!invitation || !inviter) return null;
  const invited = await findAccountByEmail(db, invitation.email);
  const hasAccount = invited !== undefined;
  const link = hasAccount
    ? `${config.publicOrigin}/auth/login`
    : await makeLink(needs, '/auth/register?inviteid=', { purpose: 'invite', about: { invitationId } });
  const { organizationName } = invitation;
  // We don't know the language of someone without an account.
  return speakIn(languageOf(invited ?? inviter), () =>
    invitationMail(invitation.email, greetingOf(needs, inviter), { link, organizationName, hasAccount }),
  );
}

const greetingOf = ({ config }: MailNeeds, account: Account): Greeting => ({
  name: sayNameOf(account),
  appName: config.appName,
});

/** “This wasn’t me”. */
export const makeDisownLink = (needs: LinkNeeds, userId: string): Promise<string> =>
  makeLink(needs, '/not-me/', { purpose: 'disown', about: { userId } });

async function makeLink(
  { db, config }: LinkNeeds,
  path: string,
  link: Omit<Parameters<typeof insertLink>[1], 'hash' | 'lifetimeSeconds'> & { lifetimeSeconds?: number },
): Promise<string> {
  const { secret, hash } = makeSecret();
  await insertLink(db, { lifetimeSeconds: LINK_SECONDS[link.purpose], ...link, hash });
  return `${config.publicOrigin}${path}${secret}`;
}
