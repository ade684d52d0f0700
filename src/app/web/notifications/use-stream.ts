import { useQueryClient } from '@tanstack/react-query';
import { useSession } from '#domains/auth/web/session/session-provider.tsx';
import type { NotificationStream } from '#domains/notifications/web/stream.ts';
import { useKnownViewer } from '#platform/browser/session/viewer.ts';
import { streamOf } from './stream-of.ts';

export const useStream = (): NotificationStream => streamOf(useSession(), useKnownViewer().id, useQueryClient());
