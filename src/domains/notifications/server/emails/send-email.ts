import { languageOf, type PersonRow } from '#domains/people/server/public.ts';
import { speakIn } from '#languages/reader.ts';
import type { LiveConfig } from '#platform/server/config/config.ts';
import type { Keys } from '#platform/server/config/secrets.ts';
import type { Db } from '#platform/server/db/database.ts';
import { operationPath } from '#platform/server/http/contract.ts';
import type { Mail, Mailer } from '#platform/server/mail/mailer.ts';
import { type Stopped, writeUnsubscribeToken } from '../choices/unsubscribe-links.ts';
import { footerOf, settingsPathOf } from './mails.ts';

export interface EmailNeeds {
  db: Db;
  mailer: Mailer;
  config: Pick<LiveConfig, 'publicOrigin' | 'appName'>;
  keys: Pick<Keys, 'unsubscribing'>;
}

/** Sends an email in the person's language. @param stopped what its unsubscribe link stops. */
export function sendEmail(
  needs: EmailNeeds,
  person: PersonRow,
  { id, stopped }: { id: string; stopped: Stopped },
  write: () => Promise<Mail | null>,
): Promise<void> {
  return speakIn(languageOf(person), async () => {
    const mail = await write();
    if (mail) await needs.mailer.send({ ...withUnsubscribeLink(needs, mail, person, stopped), id });
  });
}

function withUnsubscribeLink(needs: EmailNeeds, mail: Mail, person: PersonRow, stopped: Stopped): Mail {
  const token = writeUnsubscribeToken(needs, person.id, stopped);
  const { publicOrigin } = needs.config;
  const foot = footerOf(stopped, {
    unsubscribe: `${publicOrigin}/unsubscribe/${token}`,
    settings: `${publicOrigin}${settingsPathOf(person.role)}`,
  });
  return {
    ...mail,
    text: `${mail.text}\n-- \n${foot}\n`,
    unsubscribeAddress: `${publicOrigin}/api${operationPath('unsubscribe', { token })}`,
  };
}
