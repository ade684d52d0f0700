import type { Role } from '#generated/types.gen.ts';
import type { PagedQueueWork, QueueWork } from '#platform/browser/decisions/queue/queue-work.ts';
import { hasPage } from '#platform/browser/page/has-page.ts';
import { QUEUES, queuePathOf } from '../../queues.ts';

/** Without those of areas that the community does without. */
export const openQueues = (role: Role): readonly (QueueWork | PagedQueueWork)[] =>
  QUEUES[role].filter((work) => hasPage(queuePathOf(role, work)));
