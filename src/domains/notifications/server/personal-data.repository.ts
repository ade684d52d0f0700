import { say } from '#languages/say.ts';
import { ownRows } from '#platform/db/own-rows.repository.ts';

export const ownNotifications = [
  ownRows({
    file: 'notifications/notifications.json',
    sayAbout: () => say('personalData.notifications.notifications'),
    table: 'notifications',
    owner: 'user_id',
    key: 'id',
    // The actors are someone else's data; the rest is delivery state.
    without: ['actor_id', 'letter', 'number', 'handed_at', 'digest_id', 'bundle', 'bundled_ids'],
  }),
  ownRows({
    file: 'notifications/choices.json',
    sayAbout: () => say('personalData.notifications.choices'),
    table: 'notification_choices',
    owner: 'user_id',
    key: 'kind',
    isKeyText: true,
  }),
];
