import { useQueryClient } from '@tanstack/react-query';
import { useSession } from '#domains/auth/web/session-provider.tsx';
import type { Line } from '#domains/notifications/web/stream.ts';
import { lineOf } from './stream-of.ts';

export function useLine(userId: string): Line {
  return lineOf(useSession(), userId, useQueryClient());
}
