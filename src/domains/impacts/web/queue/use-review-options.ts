import type { ImpactYearCount } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import type { QueueScope } from '#platform/browser/decisions/queue/queue-kind.ts';
import { useQueueList } from '#platform/browser/decisions/queue/queue-list.ts';
import type { Paging } from '#platform/browser/decisions/queue/use-queue-address.ts';
import { sayCount } from '#platform/browser/lists/say-total.ts';
import { useEventTypes } from '../event-types.ts';
import { readImpacts } from './read-impacts.ts';
import type { ReviewValues } from './review-filters.ts';

/** The years are part of the answer with the queue's rows, so this uses the same query and needs no second request. */
export function useReviewOptions(values: ReviewValues, paging: Paging, scope: QueueScope) {
  const eventType = useEventTypes();
  const { years } = useQueueList(readImpacts(values, paging, scope)).data?.data ?? {};
  return { eventType, impactYear: years?.map(countedYear) };
}

const countedYear = (counted: ImpactYearCount) => ({
  value: String(counted.year),
  label: say('impacts.reviewOptions.year', { year: String(counted.year), count: sayCount(counted) }),
});
