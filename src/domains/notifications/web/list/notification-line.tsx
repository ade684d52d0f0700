import { type ReactNode, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { Notification, Role } from '#generated/types.gen.ts';
import { Phrase } from '#languages/phrase.tsx';
import { say } from '#languages/say.ts';
import { PersonName } from '#platform/browser/people/person-address.tsx';
import { RoleMark } from '#platform/browser/people/role-mark.tsx';
import { classNames } from '#ui/class-names.ts';
import { Ago } from '#ui/lists/ago.tsx';
import { formatDay, formatTime } from '#ui/shared/dates.ts';
import { Written } from '#ui/text/written.tsx';
import { linkFor } from '../../link-for-role.ts';
import type { MarkRead } from '../use-mark-read.ts';

interface NotificationLineProps {
  notification: Notification;
  role: Role;
  marking: MarkRead;
  /** In the bell: without the body and the actor. */
  isShort?: boolean;
  onFollow?: (() => void) | undefined;
  /** What can be done about it, below its texts. */
  children?: ReactNode;
}

export function NotificationLine({
  notification,
  role,
  marking,
  isShort = false,
  onFollow,
  children,
}: NotificationLineProps) {
  const { title, body, actor, isRead, createdAt } = notification;
  const frame = useRef<HTMLDivElement>(null);
  const to = linkFor(role, notification.link);
  const titleClass = classNames('[overflow-wrap:anywhere]', isRead ? 'text-ink' : 'font-semibold');
  return (
    <div ref={frame} tabIndex={-1} className={frameOf(isRead, isShort)}>
      <p className={titleClass}>
        {!isRead && <span className="sr-only">{say('notifications.notificationLine.unread')} </span>}
        {to === null ? (
          <bdi>{title}</bdi>
        ) : (
          <Link
            dir="auto"
            to={to}
            onClick={() => {
              marking.onOpened(notification);
              onFollow?.();
            }}
            className="underline-offset-4 hover:underline"
          >
            {title}
          </Link>
        )}
      </p>
      {!isShort && body !== null && <Written text={body} className="mt-1 max-w-prose text-muted" />}
      {children}
      <p className="mt-1 flex flex-wrap items-center gap-x-3 text-sm text-muted">
        {isShort ? <Ago value={createdAt} isFirst /> : <TimeOfDay value={createdAt} />}
        {!isShort && actor && <PersonName person={actor} />}
        {!isShort && <RoleMark person={actor} />}
        {!isRead && (
          <button
            type="button"
            onClick={() => {
              // The button disappears, so move focus before it's lost.
              frame.current?.focus({ preventScroll: true });
              marking.mark(notification.id);
            }}
            className="min-h-6 text-link underline underline-offset-4"
          >
            <Phrase
              text={say('notifications.notificationLine.read')}
              parts={{
                title: () => (
                  <span className="sr-only">
                    : <bdi>{title}</bdi>
                  </span>
                ),
              }}
            />
          </button>
        )}
      </p>
    </div>
  );
}

/** Below its day's heading the time alone is enough. */
const TimeOfDay = ({ value }: { value: string }) => (
  <time dateTime={value} title={formatDay(value, { time: true })} className="tabular-nums">
    {formatTime(value)}
  </time>
);

/** The bell's panel already has a strong left edge. */
function frameOf(isRead: boolean, isShort: boolean): string {
  if (isShort) return classNames('px-4 py-3', !isRead && 'bg-action-wash');
  return classNames('border-s-4 py-3 pe-2 ps-4', isRead ? 'border-unmarked' : 'border-action');
}
