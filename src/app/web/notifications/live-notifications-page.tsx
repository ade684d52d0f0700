import { useSelector } from '@xstate/react';
import { NotificationsPage } from '#domains/notifications/web/list/notifications-page.tsx';
import { useStream } from './use-stream.ts';

export const LiveNotificationsPage = () => (
  <NotificationsPage unread={useSelector(useStream(), ({ context }) => context.unread)} />
);
