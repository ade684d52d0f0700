import { ownRows } from '#platform/db/own-rows.repository.ts';

export const ownNotifications = [
  ownRows({
    file: 'notifications/notifications.json',
    about: 'Your notifications, and when you read them.',
    table: 'notifications',
    owner: 'user_id',
    key: 'id',
    // The actors are someone else's data; the rest is delivery state.
    without: ['actor_id', 'letter', 'number', 'handed_at', 'digest_id', 'bundle', 'bundled_ids'],
  }),
  ownRows({
    file: 'notifications/choices.json',
    about: 'Your notification settings. Ones you never changed are left out.',
    table: 'notification_choices',
    owner: 'user_id',
    key: 'kind',
    isKeyText: true,
  }),
];
