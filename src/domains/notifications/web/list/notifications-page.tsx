import type { ReactNode } from 'react';
import { listNotificationsInfiniteOptions } from '#generated/notifications/listNotifications.gen.ts';
import type { Notification } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { FilterFields } from '#platform/browser/lists/filter-fields.tsx';
import { useListAddress } from '#platform/browser/lists/use-list-address.ts';
import { useWalkedList } from '#platform/browser/lists/use-walked-list.ts';
import { WalkedList } from '#platform/browser/lists/walked-list.tsx';
import { useKnownViewer } from '#platform/browser/session/viewer.ts';
import { Button } from '#ui/buttons/button.tsx';
import { ButtonLink } from '#ui/buttons/button-link.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LoadingState, Skeleton } from '#ui/feedback/skeleton.tsx';
import { AgoDay } from '#ui/lists/ago.tsx';
import { groupByDay } from '#ui/lists/group-by-day.ts';
import { PageHeading } from '#ui/text/page-heading.tsx';
import { useMarkAll, useMarkRead } from '../use-mark-read.ts';
import { notificationFilters } from './list-filters.ts';
import { NotificationLine } from './notification-line.tsx';

interface NotificationsPageProps {
  /** What can be done about a notification, from other domains. */
  renderActions: (notification: Notification) => ReactNode;
  /** Null until loaded. */
  unread: number | null;
}

export function NotificationsPage({ unread, renderActions }: NotificationsPageProps) {
  const { role, home } = useKnownViewer();
  const choicesPath = `${home}/settings/notifications`;
  const address = useListAddress(notificationFilters[role], { keepsScroll: true });
  const { isUnread, ...narrowed } = address.values;
  const marking = useMarkRead();
  const markAll = useMarkAll(marking, unread, () => document.getElementById('page-heading'));
  const { list, rows } = useWalkedList(
    listNotificationsInfiniteOptions({ query: { ...narrowed, ...(isUnread && { isRead: false }) } }),
  );
  return (
    <>
      <PageHeading
        size="area"
        className="max-w-3xl"
        actions={
          <>
            <Button
              variant="secondary"
              onClick={markAll}
              pending={marking.isMarkingAll}
              pendingLabel={say('notifications.notificationsPage.readingAll')}
              disabled={unread === 0}
            >
              {say('notifications.notificationsPage.readAll')}
            </Button>
            <ButtonLink to={choicesPath} variant="quiet">
              {say('notifications.notificationsPage.notificationSettings')}
            </ButtonLink>
          </>
        }
      >
        {say('notifications.notificationsPage.notifications')}
      </PageHeading>
      <div className="mt-6 flex max-w-3xl flex-wrap items-end gap-x-6 gap-y-4">
        <nav aria-label={say('notifications.notificationsPage.tabs')} className="flex gap-1">
          {[undefined, true as const].map((one) => (
            <ButtonLink
              key={String(one)}
              to={address.to({ isUnread: one })}
              variant={isUnread === one ? 'secondary' : 'quiet'}
              aria-current={isUnread === one ? 'page' : undefined}
            >
              {one
                ? say('notifications.notificationsPage.unread', { count: unread ?? 0 })
                : say('notifications.notificationsPage.all')}
            </ButtonLink>
          ))}
        </nav>
        <FilterFields address={address} />
      </div>
      <div className="max-w-3xl">
        <WalkedList
          list={list}
          isEmpty={rows.length === 0}
          loading={<Loading />}
          empty={<Empty reason={narrowed.group ? 'narrowed' : isUnread ? 'read' : 'none'} />}
          failed={say('notifications.notificationsPage.failed')}
          more={say('notifications.notificationsPage.more')}
        >
          {groupByDay(rows, ({ createdAt }) => createdAt).map(({ at, rows: ofDay }) => (
            <section key={at} aria-labelledby={`day-${at}`} className="mt-8">
              <h2 id={`day-${at}`} className="text-base font-semibold text-muted">
                <AgoDay value={at} />
              </h2>
              <ul className="mt-2 divide-y divide-line border-y border-line">
                {ofDay.map((notification) => (
                  <li key={notification.id}>
                    <NotificationLine notification={notification} role={role} marking={marking}>
                      {renderActions(notification)}
                    </NotificationLine>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </WalkedList>
      </div>
    </>
  );
}

const Loading = () => (
  <LoadingState label={say('notifications.notificationsPage.loading')} className="mt-8 space-y-5" times={5}>
    <div className="border-s-4 border-line ps-4">
      <Skeleton className="h-5 w-3/4" />
      <Skeleton className="mt-2 h-4 w-40" />
    </div>
  </LoadingState>
);

const EMPTY = {
  none: {
    title: say('notifications.notificationsPage.empty'),
    text: say('notifications.notificationsPage.emptyHint'),
  },
  read: {
    title: say('notifications.notificationsPage.unreadEmpty'),
    text: say('notifications.notificationsPage.unreadEmptyHint'),
  },
  narrowed: {
    title: say('notifications.notificationsPage.filtered.title'),
    text: say('notifications.notificationsPage.filtered.hint'),
  },
};

const Empty = ({ reason }: { reason: keyof typeof EMPTY }) => (
  <EmptyState
    title={EMPTY[reason].title}
    className="mt-8"
    link={reason !== 'none' && { to: '.', label: say('notifications.notificationsPage.showAll') }}
  >
    {EMPTY[reason].text}
  </EmptyState>
);
