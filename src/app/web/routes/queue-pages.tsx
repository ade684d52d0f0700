import type { RouteObject } from 'react-router-dom';
import type { Role } from '#generated/types.gen.ts';
import type { PagedQueueWork } from '#platform/browser/decisions/queue/queue-work.ts';
import { pagedQueues } from '../queues.ts';
import { page } from './page.ts';

export const queuePages = (role: Role): RouteObject[] => pagedQueues(role).map(queuePage);

export const queuePage = (work: PagedQueueWork): RouteObject =>
  page(work.path, work.title, async () => {
    const [{ QueueWithRecords }, render] = await Promise.all([import('../joined/queue-with-records.tsx'), work.load()]);
    return () => <QueueWithRecords work={work} render={render} />;
  });
