/** Notification channels, as shown in the settings. */
import type { NotificationWay } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';

export const CHANNELS: readonly { value: NotificationWay; label: string }[] = [
  { value: 'mail', label: say('notifications.channels.email') },
  { value: 'digest', label: say('notifications.channels.summary') },
  { value: 'in_app', label: say('notifications.channels.appOnly') },
  { value: 'none', label: say('notifications.channels.off') },
];
