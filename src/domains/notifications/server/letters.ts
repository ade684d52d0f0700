/** The mails about notifications. All go through here: to those who want them, and with a way to stop them. */
import type { Config } from '../../../platform/config/config.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { operationPath } from '../../../platform/http/contract.ts';
import type { JobKind, Jobs } from '../../../platform/jobs/jobs.ts';
import type { Mail, Mailer } from '../../../platform/mail/mailer.ts';
import { findPerson, type PersonRow } from '../../members/server/people.service.ts';
import { describeKind } from '../model.ts';
import { findChoice } from './choices.repository.ts';
import { digestLetter, newsLetter, settingsPathOf } from './mails.ts';
import { collectDigests, findMailed, listCollectedFor, listDigested, takeDue } from './outbox.repository.ts';
import type { Stopped, Unsubscribing } from './unsubscribing.ts';

export interface Letters {
  /** Says what writes the letters of a kind. What it answers with null is not sent. */
  handle<T extends object>(kind: JobKind<T>, write: (about: T, reader: PersonRow) => Promise<Mail | null>): void;
}

export interface LetterNeeds {
  db: Db;
  jobs: Jobs;
  mailer: Mailer;
  config: Pick<Config, 'publicOrigin' | 'appName'>;
  unsubscribing: Unsubscribing;
}

interface LetterPayload {
  notificationId: string;
  about: object;
}

const plainLetter: JobKind<{ notificationId: string }> = { name: 'notifications.letter' };
const digestMail: JobKind<{ digestId: string }> = { name: 'notifications.digest-mail' };

const HANDED_AT_ONCE = 200;
const PEOPLE_AT_ONCE = 500;
const MOST_IN_A_DIGEST = 40;
/** At seven in the morning, the same moment for everyone: nobody has told us where they live by the clock. */
const DAILY = '0 7 * * *';
const EVERY_MINUTE = '* * * * *';

export function createLetters({ db, jobs, mailer, config, unsubscribing }: LetterNeeds) {
  const post = async (notificationId: string, write: (person: PersonRow) => Promise<Mail | null>): Promise<void> => {
    const told = await findMailed(db, notificationId);
    const person = told && (await findPerson(db, told.userId));
    if (!told || !person?.isActive || !person.isVerified) return;
    // Stopped since it was handed on: a mail that still came would break the word that was given.
    const chosen = await findChoice(db, told.userId, told.kind);
    if (chosen !== undefined && chosen !== 'mail') return;
    const mail = await write(person);
    if (mail) await mailer.send({ ...withWayOut(mail, person, told.kind), id: notificationId });
  };

  const withWayOut = (mail: Mail, person: PersonRow, stopped: Stopped): Mail => {
    const token = unsubscribing.write(person.id, stopped);
    const { publicOrigin } = config;
    const what = stopped === null ? 'this daily mail' : `mails like this (“${describeKind(stopped).label}”)`;
    const foot = [
      `To stop ${what}: ${publicOrigin}/unsubscribe/${token}`,
      `To choose what comes and how: ${publicOrigin}${settingsPathOf(person.role)}`,
    ];
    return {
      ...mail,
      text: `${mail.text}\n-- \n${foot.join('\n')}\n`,
      unsubscribeAddress: `${publicOrigin}/api${operationPath('unsubscribe', { token })}`,
    };
  };

  /** Hands on what is to be mailed at once: a note and its job in one transaction, so each is mailed, and none twice. */
  const handOn = async (): Promise<void> => {
    let handed: number;
    do {
      handed = await db.transaction().execute((tx) => handSome(tx));
    } while (handed === HANDED_AT_ONCE);
  };

  const handSome = async (tx: Tx): Promise<number> => {
    const due = await takeDue(tx, HANDED_AT_ONCE);
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

  /** The mails of one day; done again it does what is left. @param day as 2026-11-21. */
  const collect = async (day: string): Promise<void> => {
    let people = await listCollectedFor(db, null, PEOPLE_AT_ONCE);
    while (people.length > 0) {
      const some = people;
      await db.transaction().execute(async (tx) => {
        const digestIds = await collectDigests(tx, some, day);
        await jobs.enqueueAll(
          tx,
          digestMail,
          digestIds.map((digestId) => ({ digestId })),
        );
      });
      people = await listCollectedFor(db, some.at(-1) ?? null, PEOPLE_AT_ONCE);
    }
  };

  const sendDigest = async ({ digestId }: { digestId: string }): Promise<void> => {
    const news = await listDigested(db, digestId, MOST_IN_A_DIGEST + 1);
    const userId = news[0]?.userId;
    const person = userId === undefined ? undefined : await findPerson(db, userId);
    if (!person?.isActive || !person.isVerified) return;
    const mail = digestLetter(person, news, { ...config, most: MOST_IN_A_DIGEST });
    await mailer.send({ ...withWayOut(mail, person, null), id: digestId });
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
    const told = await findMailed(db, notificationId);
    if (told) await post(notificationId, async (person) => newsLetter(person, told, config));
  });
  jobs.handle(digestMail, sendDigest);
  jobs.repeat('notifications.digest', DAILY, () => collect(new Date().toISOString().slice(0, 10)));
  // What a process that died had not handed on.
  jobs.repeat('notifications.hand-on', EVERY_MINUTE, handOn);

  return { letters, handOn, collect };
}
