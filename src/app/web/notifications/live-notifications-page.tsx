import { useSelector } from '@xstate/react';
import { NotifiedNaming } from '#domains/impacts/web/namings/notified-naming.tsx';
import { NotificationsPage } from '#domains/notifications/web/list/notifications-page.tsx';
import type { Notification } from '#generated/types.gen.ts';
import { useStream } from './use-stream.ts';

export const LiveNotificationsPage = () => (
  <NotificationsPage unread={useSelector(useStream(), ({ context }) => context.unread)} renderActions={renderActions} />
);

const renderActions = ({ kind, link }: Notification) =>
  kind === 'impact_member_added' && <NotifiedNaming link={link} />;
