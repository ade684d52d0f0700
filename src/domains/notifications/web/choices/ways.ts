/** Notification channels, as shown in the settings. */
import type { NotificationWay } from '#generated/types.gen.ts';

export const WAYS: readonly { value: NotificationWay; label: string }[] = [
  { value: 'mail', label: 'In the app and by email' },
  { value: 'digest', label: 'In the app and the daily summary' },
  { value: 'in_app', label: 'In the app only' },
  { value: 'none', label: 'Off' },
];
