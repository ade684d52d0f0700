/** Notification settings, and the unsubscribe links that change them. */

import type { NotificationChoice, NotificationChoiceInput, Role, Unsubscription } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import type { Db } from '#platform/db/database.ts';
import { invalid, notFound } from '#platform/http/failure.ts';
import { describeKind, kindsFor } from '../../model.ts';
import {
  findChoice,
  listChoices,
  setChoices,
  stopDigest,
  stopMails,
  undoUnsubscription,
} from './choices.repository.ts';
import type { Stopped, UnsubscribeLinks } from './unsubscribe-links.ts';

export async function readChoices(
  db: Db,
  { userId, role }: { userId: string; role: Role },
): Promise<NotificationChoice[]> {
  const chosen = new Map((await listChoices(db, userId)).map(({ kind, way }) => [kind, way]));
  return kindsFor(role).map((kind) => {
    const { group, byDefault } = describeKind(kind);
    return { kind, group, way: chosen.get(kind) ?? byDefault, isByDefault: !chosen.has(kind) };
  });
}

/** @throws {Failure} 422 for a repeated kind, or one this role can't choose. */
export async function choose(
  db: Db,
  { userId, role }: { userId: string; role: Role },
  choices: readonly NotificationChoiceInput[],
): Promise<void> {
  const kinds = new Set(choices.map(({ kind }) => kind));
  if (kinds.size < choices.length)
    throw invalid([{ field: 'choices', message: say('notifications.failures.kindsOnce') }]);
  const open = new Set(kindsFor(role));
  if (choices.some(({ kind }) => !open.has(kind))) {
    throw invalid([{ field: 'choices', message: say('notifications.failures.kindsToChange') }]);
  }
  await db.transaction().execute((tx) => setChoices(tx, userId, choices));
}

export function createUnsubscriptions({ db, unsubscribing }: { db: Db; unsubscribing: UnsubscribeLinks }) {
  const open = (token: string) => {
    const link = unsubscribing.read(token);
    if (!link) throw notFound(say('notifications.failures.invalidLink'));
    return link;
  };
  const stateOf = async (userId: string, stopped: Stopped): Promise<Unsubscription> => {
    if (stopped === null) {
      const choices = await listChoices(db, userId);
      return { kind: null, isStopped: choices.every(({ way }) => way !== 'digest') };
    }
    const way = (await findChoice(db, userId, stopped)) ?? describeKind(stopped).byDefault;
    return { kind: stopped, isStopped: way !== 'mail' };
  };
  return {
    /** @throws {Failure} 404 for an invalid token, as do `stop` and `takeBack`. */
    read: (token: string): Promise<Unsubscription> => {
      const { userId, stopped } = open(token);
      return stateOf(userId, stopped);
    },
    stop: async (token: string): Promise<Unsubscription> => {
      const { userId, stopped } = open(token);
      if (stopped === null) await stopDigest(db, userId);
      else await stopMails(db, userId, { kind: stopped, isDefault: describeKind(stopped).byDefault === 'mail' });
      return stateOf(userId, stopped);
    },
    takeBack: async (token: string): Promise<Unsubscription> => {
      const { userId, stopped } = open(token);
      await undoUnsubscription(db, userId, stopped);
      return stateOf(userId, stopped);
    },
  };
}
