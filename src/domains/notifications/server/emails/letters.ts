/** Sends the email of a notification to those who want it: its own text, or one that repeats it. */

import { findPerson, type PersonRow } from '#domains/people/server/public.ts';
import type { JobKind, Jobs } from '#platform/server/jobs/jobs.ts';
import type { Mail } from '#platform/server/mail/mailer.ts';
import { notificationLetter } from './mails.ts';
import { findMailed, type Mailed } from './outbox.repository.ts';
import { type EmailNeeds, sendEmail } from './send-email.ts';

export interface LetterPayload<About> {
  notificationId: string;
  about: About;
}

type Write<About> = (about: About, reader: PersonRow) => Promise<Mail | null>;

/** For notifications without an email of their own. */
export const plainLetter: JobKind<{ notificationId: string }> = { name: 'notifications.letter' };

export interface LetterNeeds extends EmailNeeds {
  jobs: Jobs;
}

/** Registers the writer for a kind of email, called in the reader's language. Nothing is sent if it returns null. */
export function handleLetter<About extends object>(
  needs: LetterNeeds,
  kind: JobKind<About>,
  write: Write<About>,
): void {
  const payloads: JobKind<LetterPayload<About>> = { name: kind.name };
  needs.jobs.handle(payloads, ({ notificationId, about }) =>
    send(needs, notificationId, (reader) => write(about, reader)),
  );
}

export function sendPlainLetter(needs: EmailNeeds, { notificationId }: { notificationId: string }): Promise<void> {
  return send(needs, notificationId, async (reader, mailed) => notificationLetter(reader, mailed, needs.config));
}

async function send(
  needs: EmailNeeds,
  notificationId: string,
  write: (reader: PersonRow, mailed: Mailed) => Promise<Mail | null>,
): Promise<void> {
  const mailed = await findMailed(needs.db, notificationId);
  const person = mailed && (await findPerson(needs.db, mailed.userId));
  if (!mailed || !person?.isActive || !person.isVerified) return;
  // The person may have unsubscribed since this job was queued.
  if (mailed.chosen !== null && mailed.chosen !== 'mail') return;
  await sendEmail(needs, person, { id: notificationId, stopped: mailed.kind }, () => write(person, mailed));
}
