import { say } from '#languages/say.ts';
import { personalRows } from '#platform/server/db/personal-rows.repository.ts';

export const ownNotifications = [
  personalRows({
    file: 'notifications/notifications.json',
    sayAbout: () => say('personalData.notifications.notifications'),
    table: 'notifications',
    owner: 'user_id',
    key: 'id',
    // The actors are someone else's data; the rest is delivery state, and the same texts in other languages.
    excluded: [
      'actor_id',
      'titles',
      'bodies',
      'letter',
      'number',
      'handed_at',
      'digest_id',
      'is_pushed',
      'pushed_at',
      'bundle',
      'bundled_ids',
    ],
  }),
  personalRows({
    file: 'notifications/choices.json',
    sayAbout: () => say('personalData.notifications.choices'),
    table: 'notification_choices',
    owner: 'user_id',
    key: 'kind',
    isKeyText: true,
  }),
  personalRows({
    file: 'notifications/push-choices.json',
    sayAbout: () => say('personalData.notifications.pushChoices'),
    table: 'push_choices',
    owner: 'user_id',
    key: 'kind',
    isKeyText: true,
  }),
  personalRows({
    file: 'notifications/push-devices.json',
    sayAbout: () => say('personalData.notifications.pushDevices'),
    table: 'push_devices',
    owner: 'user_id',
    key: 'id',
    // With them, one could write to the device.
    excluded: ['endpoint', 'p256dh', 'auth', 'paused_until'],
  }),
];
