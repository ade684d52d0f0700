import { useSelector } from '@xstate/react';
import { selectUser } from '#domains/auth/flows/session-selectors.ts';
import { useSessionSelector } from '#domains/auth/web/session-provider.tsx';
import { NotificationsPage as List } from '#domains/notifications/web/list/notifications-page.tsx';
import type { SessionUser } from '#generated/types.gen.ts';
import { settingsPathOf } from '../settings/settings-path.ts';
import { useStream } from './use-stream.ts';

export function NotificationsPage() {
  const user = useSessionSelector(selectUser);
  return user && <ListOf user={user} />;
}

function ListOf({ user }: { user: SessionUser }) {
  const unread = useSelector(useStream(user.id), ({ context }) => context.unread);
  return <List role={user.role} unread={unread} choicesPath={settingsPathOf(user.role, 'notifications')} />;
}
