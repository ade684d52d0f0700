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
  ownRows({
    file: 'notifications/choices.json',
    about: 'Which news you want to be told, and how. What you never changed is not in it.',
    table: 'notification_choices',
    owner: 'user_id',
    key: 'kind',
    isKeyText: true,
  }),
];
