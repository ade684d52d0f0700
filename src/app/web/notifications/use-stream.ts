import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { Session } from '#domains/auth/web/session/page-session.ts';
import { useSession } from '#domains/auth/web/session/session-provider.tsx';
import { type NotificationStream, startStream } from '#domains/notifications/web/start-stream.ts';
import { showInTitle } from '#platform/browser/page/title-badge.ts';
import { useKnownViewer } from '#platform/browser/session/viewer.ts';

/** One notification stream per tab, from the first bell shown until the session ends. */
let held: { userId: string; stream: NotificationStream } | null = null;
let followed: Session | null = null;

function streamOf(session: Session, userId: string, queryClient: QueryClient): NotificationStream {
  if (followed !== session) {
    followed = session;
    session.on('session.ended', end);
  }
  if (held?.userId === userId) return held.stream;
  end();
  const stream = startStream(userId, queryClient);
  stream.subscribe(({ context: { unread } }) => {
    showInTitle('notifications', unread ?? 0);
    // Where the page is installed; the service worker does so while no page is open.
    if (unread !== null) void navigator.setAppBadge?.(unread).catch(() => undefined);
  });
  held = { userId, stream };
  return stream;
}

function end(): void {
  held?.stream.send({ type: 'session.ended' });
  held = null;
  showInTitle('notifications', 0);
}

export const useStream = (): NotificationStream => streamOf(useSession(), useKnownViewer().id, useQueryClient());
