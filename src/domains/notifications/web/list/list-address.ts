/** The list's filters in the URL. */
import type { ListNotificationsData, NotificationGroup, Role } from '#generated/types.gen.ts';
import { groupsFor } from '../../model.ts';

export interface Shown {
  isUnreadAlone: boolean;
  group: NotificationGroup | null;
}

export function readShown(params: URLSearchParams, role: Role): Shown {
  const group = groupsFor(role).find((one) => one === params.get('group')) ?? null;
  return { isUnreadAlone: params.get('show') === 'unread', group };
}

export function writeShown({ isUnreadAlone, group }: Shown): string {
  const params = new URLSearchParams();
  if (isUnreadAlone) params.set('show', 'unread');
  if (group) params.set('group', group);
  return params.size === 0 ? '.' : `?${params}`;
}

export const queryOf = ({ isUnreadAlone, group }: Shown): NonNullable<ListNotificationsData['query']> => ({
  ...(isUnreadAlone && { isRead: false }),
  ...(group && { group }),
});
