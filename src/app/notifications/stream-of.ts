/** One notification stream per tab, from the first bell shown until the session ends. */
import type { QueryClient } from '@tanstack/react-query';
import type { SessionActor } from '#domains/auth/web/session-actor.ts';
import { type Line, startLine } from '#domains/notifications/web/stream.ts';
import { showInTitle } from '../title-badge.ts';

let held: { userId: string; line: Line } | null = null;
let followed: SessionActor | null = null;

export function lineOf(session: SessionActor, userId: string, queryClient: QueryClient): Line {
  if (followed !== session) {
    followed = session;
    session.on('session.ended', end);
  }
  if (held?.userId === userId) return held.line;
  end();
  const line = startLine(userId, queryClient);
  line.subscribe(({ context }) => showInTitle('notifications', context.unread ?? 0));
  held = { userId, line };
  return line;
}

function end(): void {
  held?.line.send({ type: 'session.ended' });
  held = null;
  showInTitle('notifications', 0);
}
