/** Notification channels, as shown in the settings. */
import type { NotificationWay } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';

export const WAYS: readonly { value: NotificationWay; label: string }[] = [
  { value: 'mail', label: say('notifications.ways.inTheAppAndBy') },
  { value: 'digest', label: say('notifications.ways.inTheAppAndThe') },
  { value: 'in_app', label: say('notifications.ways.inTheAppOnly') },
  { value: 'none', label: say('notifications.ways.off') },
];
