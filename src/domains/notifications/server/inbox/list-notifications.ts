/** A person’s notifications, and what they choose to get. */

import type { Db } from '#platform/db/database.ts';
import { callerOf } from '#platform/http/caller.ts';
import { ok } from '#platform/http/envelope.ts';
import type { Handlers } from '#platform/http/handlers.ts';
import { readPage } from '#platform/http/paging.ts';
import { choose, createUnsubscriptions, readChoices } from '../choices/update-notification-choices.ts';
import { present } from '../present.ts';
import { NOTIFICATIONS } from './inbox.repository.ts';
import { markAsRead, readList } from './mark-notification-read.ts';
import type { UnsubscribeLinks } from '../choices/unsubscribe-links.ts';

interface InboxNeeds {
  db: Db;
  unsubscribing: UnsubscribeLinks;
}

export type InboxHandlers = Handlers<
  | 'listNotifications'
  | 'markNotificationRead'
  | 'getNotificationChoices'
  | 'updateNotificationChoices'
  | 'getUnsubscription'
  | 'unsubscribe'
  | 'resubscribe'
>;

export function createInboxHandlers({ db, unsubscribing }: InboxNeeds): InboxHandlers {
  const stops = createUnsubscriptions({ db, unsubscribing });
  return {
    listNotifications: async (request) => {
      const { isRead, kind, group, ...paging } = request.query;
      const asked = { ...(isRead !== undefined && { isRead }), ...(kind && { kind }), ...(group && { group }) };
      const { rows, meta } = await readList(db, callerOf(request).userId, asked, readPage(paging, NOTIFICATIONS));
      return ok('Your notifications.', { data: rows.map(present), meta });
    },

    markNotificationRead: async (request) => {
      const read = await markAsRead(db, callerOf(request).userId, request.params.id);
      return ok(read.markedCount === 0 ? 'No unread notifications.' : 'Marked as read.', read);
    },

    getNotificationChoices: async (request) => {
      const choices = await readChoices(db, callerOf(request));
      return ok('Your notification settings.', { choices });
    },

    updateNotificationChoices: async (request) => {
      const caller = callerOf(request);
      await choose(db, caller, request.body.choices);
      return ok('Notification settings saved.', { choices: await readChoices(db, caller) });
    },

    getUnsubscription: async (request) =>
      ok('What this link unsubscribes you from.', await stops.read(request.params.token)),

    unsubscribe: async (request) =>
      ok('You’re unsubscribed from these emails.', await stops.stop(request.params.token)),

    resubscribe: async (request) =>
      ok('You’re subscribed to these emails again.', await stops.takeBack(request.params.token)),
  };
}
