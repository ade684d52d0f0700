/** Shows notifications while no page is open, and opens what they're about. */
import type { PushMessage } from '#domains/notifications/push-message.ts';
import { type ShownNotification, scope } from './scope.ts';

export async function showPush({ title, body, link, language, tag, unread }: PushMessage): Promise<void> {
  await scope.registration.showNotification(title, {
    ...(body !== null && { body }),
    lang: language,
    tag,
    icon: '/icon-192.png',
    data: link,
  });
  // Only installed pages have an icon, and not every browser shows a number on it.
  await navigator.setAppBadge?.(unread).catch(() => undefined);
}

/** In the window that was used last, if this worker answers for one. */
export async function openPush(notification: ShownNotification): Promise<void> {
  notification.close();
  const [latest] = await scope.clients.matchAll({ type: 'window', includeUncontrolled: false });
  if (!latest) return scope.clients.openWindow(notification.data);
  await latest.focus();
  await latest.navigate(notification.data);
}
