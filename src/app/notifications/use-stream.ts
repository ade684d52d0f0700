import { useQueryClient } from '@tanstack/react-query';
import { useSession } from '#domains/auth/web/session-provider.tsx';
import type { NotificationStream } from '#domains/notifications/web/stream.ts';
import { streamOf } from './stream-of.ts';

export function useStream(userId: string): NotificationStream {
  return streamOf(useSession(), userId, useQueryClient());
}
