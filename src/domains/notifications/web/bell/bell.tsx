import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { listNotificationsOptions } from '#generated/notifications/listNotifications.gen.ts';
import { say } from '#languages/say.ts';
import { FailedRead } from '#platform/browser/calls/failed-read.tsx';
import { useKnownViewer } from '#platform/browser/session/viewer.ts';
import { Button } from '#ui/buttons/button.tsx';
import { TextLink } from '#ui/buttons/text-link.tsx';
import { classNames } from '#ui/class-names.ts';
import { BellIcon } from '#ui/drawn/icons.tsx';
import { LoadingState, SkeletonText } from '#ui/feedback/skeleton.tsx';
import { useMedia } from '#ui/focus/use-media.ts';
import { isolate } from '#ui/shared/isolate.ts';
import { NotificationLine } from '../list/notification-line.tsx';
import type { NotificationStream } from '../start-stream.ts';
import { useMarkAll, useMarkRead } from '../use-mark-read.ts';
import { useDisclosure } from './use-disclosure.ts';

export interface BellProps {
  stream: NotificationStream;
  /** The side of the bell that the panel extends to. */
  side: 'start' | 'end';
}

const LATEST = 8;
const MAX_SHOWN = 9;
const ROUND = 'relative grid size-10 shrink-0 place-items-center rounded-sm hover:bg-selected';

/** Shows the unread count. Opens a panel or, on a phone, the notifications page. */
export function Bell({ stream, side }: BellProps) {
  const { home } = useKnownViewer();
  const path = `${home}/notifications`;
  const unread = useSelector(stream, ({ context }) => context.unread) ?? 0;
  const isWide = useMedia('(min-width: 40rem)');
  const { isOpen, close, frame, button } = useDisclosure();
  const shown = unread > MAX_SHOWN ? `${MAX_SHOWN}+` : String(unread);
  // Same as the visible count, for voice control.
  const label =
    unread === 0 ? say('notifications.bell.notifications') : say('notifications.bell.notificationsUnread', { shown });
  const face = (
    <>
      <BellIcon className="size-5.5" />
      {unread > 0 && (
        <span
          aria-hidden="true"
          data-unread
          className="absolute -top-0.5 inset-s-[55%] min-w-4.5 rounded-e-full bg-action px-1 text-center text-xs leading-4.5 font-semibold text-on-action tabular-nums"
        >
          {shown}
        </span>
      )}
    </>
  );
  return (
    <div className="relative" {...frame}>
      {isWide ? (
        <button type="button" aria-label={label} className={ROUND} {...button}>
          {face}
        </button>
      ) : (
        <Link to={path} aria-label={label} className={ROUND}>
          {face}
        </Link>
      )}
      {isOpen && isWide && <Latest path={path} unread={unread} onFollow={close} isAtEnd={side === 'start'} />}
      <Announcement stream={stream} />
    </div>
  );
}

interface LatestProps {
  path: string;
  unread: number;
  onFollow: () => void;
  isAtEnd: boolean;
}

function Latest({ path, unread, onFollow, isAtEnd }: LatestProps) {
  const read = useQuery(listNotificationsOptions({ query: { page_size: LATEST } }));
  const { data, isPending, isError } = read;
  const { role } = useKnownViewer();
  const marking = useMarkRead();
  const latest = data?.data.data ?? [];
  const panel = useRef<HTMLElement>(null);
  const markAll = useMarkAll(marking, unread, () => panel.current);
  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-label={say('notifications.bell.latestNotifications')}
      className={classNames(
        'absolute top-full z-30 mt-1.5 flex max-h-[min(36rem,80dvh)] w-96 flex-col rounded-e-md border border-line border-s-4 border-s-action bg-raised shadow-overlay',
        isAtEnd ? 'inset-e-0' : 'inset-s-0',
      )}
    >
      <div className="flex min-h-12 items-center justify-between gap-3 border-b border-line px-4">
        <p className="font-semibold">{say('notifications.bell.notifications')}</p>
        {unread > 0 && (
          <Button variant="quiet" size="sm" onClick={markAll} pending={marking.isMarkingAll} className="-me-3">
            {say('notifications.bell.readAll')}
          </Button>
        )}
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto">
        {isPending && (
          <LoadingState label={say('notifications.bell.loading')} className="p-4">
            <SkeletonText lines={4} />
          </LoadingState>
        )}
        {isError && <FailedRead of={read} level={3} className="p-4" what={say('notifications.bell.failed')} />}
        {data && latest.length === 0 && <p className="px-4 py-6 text-muted">{say('notifications.bell.empty')}</p>}
        <ul className="divide-y divide-line">
          {latest.map((notification) => (
            <li key={notification.id}>
              <NotificationLine notification={notification} role={role} marking={marking} onFollow={onFollow} isShort />
            </li>
          ))}
        </ul>
      </div>
      <p className="border-t border-line px-4 py-3">
        <TextLink to={path} onClick={onFollow}>
          {say('notifications.bell.seeAll')}
        </TextLink>
      </p>
    </section>
  );
}

/** Announces new notifications to screen readers. */
function Announcement({ stream }: { stream: NotificationStream }) {
  const [text, setText] = useState('');
  useEffect(() => {
    const hearing = stream.on('arrived', ({ arrival }) =>
      setText(say('notifications.bell.newNotification', { title: isolate(arrival.title) })),
    );
    return () => hearing.unsubscribe();
  }, [stream]);
  return (
    <p role="status" className="sr-only">
      {text}
    </p>
  );
}
