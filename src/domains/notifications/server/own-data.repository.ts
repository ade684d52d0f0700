import { ownRows } from '../../../platform/db/own-rows.repository.ts';

export const ownNotifications = [
  ownRows({
    file: 'notifications/notifications.json',
    about: 'What you were told, and when you read it.',
    table: 'notifications',
    owner: 'user_id',
    key: 'id',
    without: ['actor_id'],
  }),
];
