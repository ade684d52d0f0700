/** By which channel someone gets each kind of notification. */

import type { CommunityArea, NotificationChoice } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import type { Db } from '#platform/server/db/database.ts';
import { type Caller, callerOf } from '#platform/server/http/caller.ts';
import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import { invalid } from '#platform/server/http/failure.ts';
import { areaOfKind, describeKind, isPushedByDefault, kindsFor } from '../../model.ts';
import { listChoices, listPushChoices, setChoices, setPushChoices } from './choices.repository.ts';

interface Needs {
  db: Db;
  /** Whether the community does without an area: its kinds aren't offered. */
  isOff: (area: CommunityArea) => boolean;
}

export const getNotificationChoices: Call<'getNotificationChoices', Needs> = async (needs, request) =>
  ok('Your notification settings.', { choices: await readChoices(needs, callerOf(request)) });

/** @throws {Failure} 422 for a repeated kind, or one this role can't choose. */
export const updateNotificationChoices: Call<'updateNotificationChoices', Needs> = async (needs, request) => {
  const { db } = needs;
  const caller = callerOf(request);
  const { choices } = request.body;
  const kinds = new Set(choices.map(({ kind }) => kind));
  if (kinds.size < choices.length) throw faulty(say('notifications.failures.kindsOnce'));
  const open = new Set(kindsFor(caller.role));
  if (choices.some(({ kind }) => !open.has(kind))) throw faulty(say('notifications.failures.kindsToChange'));
  const ways = choices.flatMap(({ kind, way }) => (way === undefined ? [] : [{ kind, way }]));
  const pushed = choices.flatMap(({ kind, isPushed }) => (isPushed === undefined ? [] : [{ kind, isPushed }]));
  await db.transaction().execute(async (tx) => {
    await setChoices(tx, caller.userId, ways);
    await setPushChoices(tx, caller.userId, pushed);
  });
  return ok('Notification settings saved.', { choices: await readChoices(needs, caller) });
};

const faulty = (message: string) => invalid([{ field: 'choices', message }]);

async function readChoices({ db, isOff }: Needs, { userId, role }: Caller): Promise<NotificationChoice[]> {
  const chosen = new Map((await listChoices(db, userId)).map(({ kind, way }) => [kind, way]));
  const pushed = new Map((await listPushChoices(db, userId)).map(({ kind, isPushed }) => [kind, isPushed]));
  const offered = kindsFor(role).filter((kind) => {
    const area = areaOfKind(kind);
    return area === null || !isOff(area);
  });
  return offered.map((kind) => {
    const { group, byDefault } = describeKind(kind);
    const isPushed = pushed.get(kind) ?? isPushedByDefault(kind);
    return { kind, group, way: chosen.get(kind) ?? byDefault, isByDefault: !chosen.has(kind), isPushed };
  });
}
