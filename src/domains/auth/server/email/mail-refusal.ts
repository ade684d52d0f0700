import { sayNameOf } from '#domains/people/model.ts';
import type { MailRefusal as PresentedRefusal } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import type { Db } from '#platform/server/db/database.ts';
import { callerOf } from '#platform/server/http/caller.ts';
import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import { getOwnAccount } from '../accounts/own-account.ts';
import { ownerMail } from '../mails.ts';
import type { AuthNeeds } from '../needs.ts';
import { deleteMailRefusal, findMailRefusal } from './mail-refusals.repository.ts';

export const getMailRefusal: Call<'getMailRefusal', { db: Db }> = async ({ db }, request) =>
  ok('Your email address.', await presentRefusal(db, callerOf(request).userId));

/** At once rather than by a job, since someone waits for what the mail server says. */
export const retryMailAddress: Call<'retryMailAddress', Pick<AuthNeeds, 'db' | 'mailer' | 'settings'>> = async (
  { db, mailer, settings },
  request,
) => {
  const { userId } = callerOf(request);
  if (await findMailRefusal(db, userId)) {
    const account = await getOwnAccount(db, userId);
    const { name: appName } = settings.now;
    const { email } = account;
    const mail = ownerMail(email, { name: sayNameOf(account), appName }, say('auth.mails.worksAgain.subject'), [
      say('auth.mails.worksAgain.text', { appName }),
    ]);
    const { isAccepted } = await mailer.try(mail);
    if (isAccepted) await deleteMailRefusal(db, userId, email);
  }
  return ok('Your email address.', await presentRefusal(db, userId));
};

async function presentRefusal(db: Db, userId: string): Promise<PresentedRefusal> {
  const refusal = await findMailRefusal(db, userId);
  return { refused: refusal ? { email: refusal.email, refusedAt: refusal.refusedAt.toISOString() } : null };
}
