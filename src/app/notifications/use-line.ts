import { useQueryClient } from '@tanstack/react-query';
import { useSession } from '#domains/auth/web/session-provider.tsx';
import type { Line } from '#domains/notifications/web/line.ts';
import { lineOf } from './line-of.ts';

export function useLine(userId: string): Line {
  return lineOf(useSession(), userId, useQueryClient());
}
