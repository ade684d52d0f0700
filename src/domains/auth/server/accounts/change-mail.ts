/** The email about a change of an account, by its owner or an admin. */

import { sayNameOf } from '#domains/people/model.ts';
import { languageOf } from '#domains/people/server/public.ts';
import type { Role } from '#generated/types.gen.ts';
import { speakIn } from '#languages/reader.ts';
import type { LiveConfig } from '#platform/server/config/config.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { JobKind } from '#platform/server/jobs/jobs.ts';
import type { Mailer } from '#platform/server/mail/mailer.ts';
import { findAccount } from '../accounts.repository.ts';
import { accountChangedMail, type MailedChange } from '../mails.ts';

interface ChangeMailJob {
  userId: string;
  change: MailedChange;
  role: Role;
  reason: string | null;
}

export const changeMail: JobKind<ChangeMailJob> = { name: 'auth.change-mail' };

export async function sendChangeMail(
  {
    db,
    config,
    mailer,
  }: { db: Db; config: Pick<LiveConfig, 'publicOrigin' | 'appName' | 'eraseAfterDays'>; mailer: Mailer },
  { userId, change, role, reason }: ChangeMailJob,
  jobId: string,
): Promise<void> {
  const account = await findAccount(db, userId);
  if (!account) return;
  const greeting = { name: sayNameOf(account), appName: config.appName };
  const link = `${config.publicOrigin}/auth/login`;
  const mail = speakIn(languageOf(account), () =>
    accountChangedMail(account.email, greeting, { change, role, reason, link, eraseAfterDays: config.eraseAfterDays }),
  );
  await mailer.send({ ...mail, id: jobId });
}
