/** The emails about a new address: to the new one, to the previous one, or to the owner of a taken one. */
import { sayNameOf } from '#domains/people/model.ts';
import { languageOf } from '#domains/people/server/public.ts';
import { speakIn } from '#languages/reader.ts';
import { say } from '#languages/say.ts';
import type { LiveConfig } from '#platform/server/config/config.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { JobKind } from '#platform/server/jobs/jobs.ts';
import type { Mail, Mailer } from '#platform/server/mail/mailer.ts';
import { HOUR_S } from '#platform/shared/moment.ts';
import { isolate } from '#ui/shared/isolate.ts';
import { canLogIn } from '../accounts/reactivation.repository.ts';
import { type Account, findAccount, findAccountByEmail } from '../accounts.repository.ts';
import { makeDisownLink } from '../mail-jobs.ts';
import { ownerMail } from '../mails.ts';
import { makeSecret } from '../secrets.ts';
import {
  type ChangeLinkPurpose,
  type EmailChange,
  findOpenChange,
  insertChangeLink,
  isAddressReserved,
} from './email-changes.repository.ts';

interface EmailChangeMailJob {
  /** `asked` and `changed` are for the previous address. */
  mail: 'confirm' | 'asked' | 'changed';
  /** The id of the change. */
  id: string;
}

export const emailChangeMail: JobKind<EmailChangeMailJob> = { name: 'auth.email-change-mail' };

export const CONFIRM_SECONDS = 24 * HOUR_S;
export const UNDO_SECONDS = 7 * 24 * HOUR_S;

interface Needs {
  db: Db;
  config: Pick<LiveConfig, 'publicOrigin' | 'appName'>;
  mailer: Mailer;
}

/** Sends nothing about a change that was cancelled, replaced or undone meanwhile. */
export async function sendEmailChangeMail(needs: Needs, job: EmailChangeMailJob, jobId: string): Promise<void> {
  const { db, mailer } = needs;
  const change = await findOpenChange(db, job.id, job.mail === 'changed' ? 'undo' : 'confirm');
  const account = change && (await findAccount(db, change.userId));
  if (!account) return;
  const mail = await write(needs, job.mail, { change, account });
  if (mail) await mailer.send({ ...mail, id: jobId });
}

interface About {
  change: EmailChange;
  account: Account;
}

function write(needs: Needs, mail: EmailChangeMailJob['mail'], about: About): Promise<Mail | null> {
  if (mail === 'confirm') return writeToNewAddress(needs, about);
  return speakIn(languageOf(about.account), () =>
    mail === 'asked' ? writeAsked(needs, about) : writeChanged(needs, about),
  );
}

async function writeToNewAddress(needs: Needs, { change, account }: About): Promise<Mail | null> {
  const owner = await findAccountByEmail(needs.db, change.newEmail);
  if (owner)
    return (await canLogIn(needs.db, owner)) ? speakIn(languageOf(owner), () => writeTaken(needs, owner)) : null;
  if (await isAddressReserved(needs.db, change.newEmail, account.id)) return null;
  const link = await makeChangeLink(needs, change, 'confirm');
  return speakIn(languageOf(account), () =>
    compose(needs, account, change.newEmail, say('auth.mails.newAddress.subject', appOf(needs)), [
      say('auth.mails.newAddress.text', appOf(needs)),
      link,
      say('auth.mails.verification.expiry'),
    ]),
  );
}

const writeTaken = (needs: Needs, owner: Account): Mail =>
  compose(needs, owner, owner.email, say('auth.mails.addressTaken.subject', appOf(needs)), [
    say('auth.mails.addressTaken.text', appOf(needs)),
    say('auth.mails.addressTaken.link'),
    `${needs.config.publicOrigin}/auth/login`,
  ]);

async function writeAsked(needs: Needs, { change, account }: About): Promise<Mail> {
  const link = await makeDisownLink(needs, account.id);
  return compose(needs, account, change.oldEmail, say('auth.mails.addressAsked.subject', appOf(needs)), [
    say('auth.mails.addressAsked.text', { ...appOf(needs), email: isolate(change.newEmail) }),
    say('auth.mails.addressAsked.link'),
    link,
    say('auth.mails.newPassword.expiry'),
  ]);
}

async function writeChanged(needs: Needs, { change, account }: About): Promise<Mail> {
  const link = await makeChangeLink(needs, change, 'undo');
  return compose(needs, account, change.oldEmail, say('auth.mails.addressChanged.subject', appOf(needs)), [
    say('auth.mails.addressChanged.text', { ...appOf(needs), email: isolate(change.newEmail) }),
    say('auth.mails.addressChanged.link'),
    link,
    say('auth.mails.newPassword.expiry'),
  ]);
}

const appOf = ({ config }: Needs) => ({ appName: config.appName });

const compose = (needs: Needs, reader: Account, to: string, subject: string, paragraphs: string[]): Mail =>
  ownerMail(to, { name: sayNameOf(reader), ...appOf(needs) }, subject, paragraphs);

const PATHS: Record<ChangeLinkPurpose, string> = { confirm: '/confirm-email/', undo: '/undo-email/' };

async function makeChangeLink({ db, config }: Needs, { id }: EmailChange, purpose: ChangeLinkPurpose): Promise<string> {
  const { secret, hash } = makeSecret();
  await insertChangeLink(db, { hash, changeId: id, purpose });
  return `${config.publicOrigin}${PATHS[purpose]}${secret}`;
}
