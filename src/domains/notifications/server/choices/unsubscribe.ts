/** What an email's unsubscribe link does, without a login. Each call answers 404 for an invalid link. */

import type { Unsubscription } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import type { Keys } from '#platform/server/config/secrets.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import { notFound } from '#platform/server/http/failure.ts';
import { describeKind } from '../../model.ts';
import { findChoice, listChoices, stopDigest, stopMails, undoUnsubscription } from './choices.repository.ts';
import { readUnsubscribeToken, type UnsubscribeLink } from './unsubscribe-links.ts';

interface Needs {
  db: Db;
  keys: Pick<Keys, 'unsubscribing'>;
}

export const getUnsubscription: Call<'getUnsubscription', Needs> = async (needs, request) =>
  ok('What this link unsubscribes you from.', await stateOf(needs.db, open(needs, request.params.token)));

export const unsubscribe: Call<'unsubscribe', Needs> = async (needs, request) => {
  const { db } = needs;
  const link = open(needs, request.params.token);
  const { userId, stopped } = link;
  if (stopped === null) await stopDigest(db, userId);
  else await stopMails(db, userId, { kind: stopped, isDefault: describeKind(stopped).byDefault === 'mail' });
  return ok('You’re unsubscribed from these emails.', await stateOf(db, link));
};

export const resubscribe: Call<'resubscribe', Needs> = async (needs, request) => {
  const { db } = needs;
  const link = open(needs, request.params.token);
  await undoUnsubscription(db, link.userId, link.stopped);
  return ok('You’re subscribed to these emails again.', await stateOf(db, link));
};

function open(needs: Needs, token: string): UnsubscribeLink {
  const link = readUnsubscribeToken(needs, token);
  if (!link) throw notFound(say('notifications.failures.invalidLink'));
  return link;
}

async function stateOf(db: Db, { userId, stopped }: UnsubscribeLink): Promise<Unsubscription> {
  if (stopped === null) {
    const choices = await listChoices(db, userId);
    return { kind: null, isStopped: choices.every(({ way }) => way !== 'digest') };
  }
  const way = (await findChoice(db, userId, stopped)) ?? describeKind(stopped).byDefault;
  return { kind: stopped, isStopped: way !== 'mail' };
}
