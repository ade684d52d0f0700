/** The email to a webhook's owner when it's switched off because nothing arrives. */
import { sayNameOf } from '#domains/people/model.ts';
import { findPerson, languageOf } from '#domains/people/server/public.ts';
import { speakIn } from '#languages/reader.ts';
import { say } from '#languages/say.ts';
import type { LiveConfig } from '#platform/server/config/config.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { JobKind } from '#platform/server/jobs/jobs.ts';
import { greet, letter, withoutLinks } from '#platform/server/mail/letter.ts';
import type { Mailer } from '#platform/server/mail/mailer.ts';
import { webhookPathOf } from '../../model.ts';
import { findWebhook } from '../manage/webhooks.repository.ts';

export const switchedOffMail: JobKind<{ webhookId: string }> = { name: 'webhooks.switched-off' };

interface MailNeeds {
  db: Db;
  config: Pick<LiveConfig, 'publicOrigin' | 'appName'>;
  mailer: Mailer;
}

/** Nothing is sent once it's on again. */
export async function sendSwitchedOffMail(
  { db, config, mailer }: MailNeeds,
  { webhookId }: { webhookId: string },
  jobId: string,
): Promise<void> {
  const webhook = await findWebhook(db, { id: webhookId, ownerId: null });
  const owner = webhook && (await findPerson(db, webhook.ownerId));
  if (!webhook || !owner?.isActive) return;
  const { offReason, url } = webhook;
  if (offReason !== 'failures' && offReason !== 'gone') return;
  const mail = speakIn(languageOf(owner), () => {
    const name = withoutLinks(webhook.name);
    const host = withoutLinks(new URL(url).hostname);
    const why =
      offReason === 'gone'
        ? say('webhooks.mails.switchedOff.gone', { name, host })
        : say('webhooks.mails.switchedOff.failures', { name, host });
    const text = letter(config.appName, [
      greet(sayNameOf(owner)),
      why,
      say('webhooks.mails.switchedOff.link'),
      `${config.publicOrigin}${webhookPathOf({ id: webhookId })}`,
    ]);
    return { to: owner.email, subject: say('webhooks.mails.switchedOff.subject'), text };
  });
  await mailer.send({ ...mail, id: jobId });
}
