/** The daily summary of what someone hasn't read. */

import { findPerson } from '#domains/people/server/public.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { JobKind, Jobs } from '#platform/server/jobs/jobs.ts';
import { digestLetter } from './mails.ts';
import { createDigests, listDigested, listDigestRecipients } from './outbox.repository.ts';
import { type EmailNeeds, sendEmail } from './send-email.ts';

export const digestMail: JobKind<{ digestId: string }> = { name: 'notifications.digest-mail' };

const PEOPLE_AT_ONCE = 500;
const MAX_PER_DIGEST = 40;

/** Queues one day's summaries; idempotent. @param day as 2026-11-21. */
export async function collectDigests({ db, jobs }: { db: Db; jobs: Jobs }, day: string): Promise<void> {
  let people = await listDigestRecipients(db, null, PEOPLE_AT_ONCE);
  while (people.length > 0) {
    const some = people;
    await db.transaction().execute(async (tx) => {
      const digestIds = await createDigests(tx, some, day);
      await jobs.enqueueAll(
        tx,
        digestMail,
        digestIds.map((digestId) => ({ digestId })),
      );
    });
    people = await listDigestRecipients(db, some.at(-1) ?? null, PEOPLE_AT_ONCE);
  }
}

export async function sendDigest(needs: EmailNeeds, { digestId }: { digestId: string }): Promise<void> {
  const { db, config } = needs;
  const news = await listDigested(db, digestId, MAX_PER_DIGEST + 1);
  const userId = news[0]?.userId;
  const person = userId === undefined ? undefined : await findPerson(db, userId);
  if (!person?.isActive || !person.isVerified) return;
  await sendEmail(needs, person, { id: digestId, stopped: null }, async () =>
    digestLetter(person, news, { ...config, most: MAX_PER_DIGEST }),
  );
}
