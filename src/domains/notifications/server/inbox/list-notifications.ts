import type { Db } from '#platform/server/db/database.ts';
import { callerOf } from '#platform/server/http/caller.ts';
import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import { readPage } from '#platform/server/http/lists/paging.ts';
import { kindsOfGroup } from '../../model.ts';
import { present } from '../present.ts';
import { listInbox, NOTIFICATIONS } from './inbox.repository.ts';

export const listNotifications: Call<'listNotifications', { db: Db }> = async ({ db }, request) => {
  const { userId } = callerOf(request);
  const { isRead, kind, group, ...paging } = request.query;
  const ofGroup = group && kindsOfGroup(group);
  const kinds = kind ? [kind].filter((one) => ofGroup?.includes(one) ?? true) : ofGroup;
  const { rows, meta } = await listInbox(db, { userId, isRead, kinds }, readPage(paging, NOTIFICATIONS));
  return ok('Your notifications.', { data: rows.map(present), meta });
};
