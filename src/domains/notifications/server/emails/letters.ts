/** Sends notification emails to those who want them, each with an unsubscribe link. */

import { findPerson, languageOf, type PersonRow } from '#domains/people/server/public.ts';
import { speakIn } from '#languages/reader.ts';
import type { Config } from '#platform/config/config.ts';
import type { Db, Tx } from '#platform/db/database.ts';
import { operationPath } from '#platform/http/contract.ts';
import type { JobKind, Jobs } from '#platform/jobs/jobs.ts';
import type { Mail, Mailer } from '#platform/mail/mailer.ts';
import { digestLetter, footerOf, notificationLetter, settingsPathOf } from '../mails.ts';
import {
  claimDue,
  createDigests,
  findMailed,
  hasDue,
  listDigested,
  listDigestRecipients,
} from './outbox.repository.ts';
import type { Stopped, UnsubscribeLinks } from '../choices/unsubscribe-links.ts';

export interface Letters {
  /** Registers the writer for a kind of email, called in the reader's language. Nothing is sent if it returns null. */
  handle<T extends object>(kind: JobKind<T>, write: (about: T, reader: PersonRow) => Promise<Mail | null>): void;
}

export interface LetterNeeds {
  db: Db;
  jobs: Jobs;
  mailer: Mailer;
  config: Pick<Config, 'publicOrigin' | 'appName'>;
  unsubscribing: UnsubscribeLinks;
}

interface LetterPayload {
  notificationId: string;
  about: object;
}

const plainLetter: JobKind<{ notificationId: string }> = { name: 'notifications.letter' };
const digestMail: JobKind<{ digestId: string }> = { name: 'notifications.digest-mail' };

const HANDED_AT_ONCE = 200;
const PEOPLE_AT_ONCE = 500;
const MAX_PER_DIGEST = 40;
/** 7:00 UTC for everyone: we don't know anyone's time zone. */
const DAILY = '0 7 * * *';
const EVERY_MINUTE = '* * * * *';

export function createLetters({ db, jobs, mailer, config, unsubscribing }: LetterNeeds) {
  const post = async (notificationId: string, write: (person: PersonRow) => Promise<Mail | null>): Promise<void> => {
    const notification = await findMailed(db, notificationId);
    const person = notification && (await findPerson(db, notification.userId));
    if (!notification || !person?.isActive || !person.isVerified) return;
    // The person may have unsubscribed since this job was queued.
    if (notification.chosen !== null && notification.chosen !== 'mail') return;
    await send(person, { id: notificationId, stopped: notification.kind }, () => write(person));
  };

  /** Sends an email in the person's language. @param stopped what its unsubscribe link stops. */
  const send = (
    person: PersonRow,
    { id, stopped }: { id: string; stopped: Stopped },
    write: () => Promise<Mail | null>,
  ): Promise<void> =>
    speakIn(languageOf(person), async () => {
      const mail = await write();
      if (mail) await mailer.send({ ...withUnsubscribeLink(mail, person, stopped), id });
    });

  const withUnsubscribeLink = (mail: Mail, person: PersonRow, stopped: Stopped): Mail => {
    const token = unsubscribing.write(person.id, stopped);
    const { publicOrigin } = config;
    const foot = footerOf(stopped, {
      unsubscribe: `${publicOrigin}/unsubscribe/${token}`,
      settings: `${publicOrigin}${settingsPathOf(person.role)}`,
    });
    return {
      ...mail,
      text: `${mail.text}\n-- \n${foot}\n`,
      unsubscribeAddress: `${publicOrigin}/api${operationPath('unsubscribe', { token })}`,
    };
  };

  /**
   * Transactional outbox: marks rows and enqueues their jobs in one transaction, so that each email is sent exactly
   * once.
   */
  const enqueueDue = async (): Promise<void> => {
    if (!(await hasDue(db))) return;
    let handed: number;
    do {
      handed = await db.transaction().execute((tx) => enqueueBatch(tx));
    } while (handed === HANDED_AT_ONCE);
  };

  const enqueueBatch = async (tx: Tx): Promise<number> => {
    const due = await claimDue(tx, HANDED_AT_ONCE);
    for (const [name, some] of Map.groupBy(due, ({ letter }) => letter?.job ?? plainLetter.name)) {
      const kind: JobKind<LetterPayload> = { name };
      await jobs.enqueueAll(
        tx,
        kind,
        some.map(({ id, letter }) => ({ notificationId: id, about: letter?.about ?? {} })),
      );
    }
    return due.length;
  };

  /** Queues one day's summaries; idempotent. @param day as 2026-11-21. */
  const collect = async (day: string): Promise<void> => {
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
  };

  const sendDigest = async ({ digestId }: { digestId: string }): Promise<void> => {
    const news = await listDigested(db, digestId, MAX_PER_DIGEST + 1);
    const userId = news[0]?.userId;
    const person = userId === undefined ? undefined : await findPerson(db, userId);
    if (!person?.isActive || !person.isVerified) return;
    await send(person, { id: digestId, stopped: null }, async () =>
      digestLetter(person, news, { ...config, most: MAX_PER_DIGEST }),
    );
  };

  const letters: Letters = {
    handle: (kind, write) => {
      const payloads: JobKind<{ notificationId: string; about: NonNullable<typeof kind.payload> }> = {
        name: kind.name,
      };
      jobs.handle(payloads, ({ notificationId, about }) => post(notificationId, (reader) => write(about, reader)));
    },
  };
  jobs.handle(plainLetter, async ({ notificationId }) => {
    const notification = await findMailed(db, notificationId);
    if (notification) await post(notificationId, async (person) => notificationLetter(person, notification, config));
  });
  jobs.handle(digestMail, sendDigest);
  jobs.repeat('notifications.digest', DAILY, () => collect(new Date().toISOString().slice(0, 10)));
  // Picks up what a crashed process left behind.
  jobs.repeat('notifications.hand-on', EVERY_MINUTE, enqueueDue);

  return { letters, enqueueDue, collect };
}
