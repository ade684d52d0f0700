import type { ImpactYearCount } from '#generated/types.gen.ts';
import { DecisionQueue } from '#platform/browser/decisions/decision-queue.tsx';
import { useQueueList } from '#platform/browser/decisions/queue-list.ts';
import { useQueueAddress } from '#platform/browser/decisions/use-queue-address.ts';
import { QueueFilters } from '#platform/browser/lists/list-filters.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { useEventTypes } from '../event-types.ts';
import { emptyWords } from './empty-texts.ts';
import { impactDecisions, MOST_AT_ONCE } from './impact-decisions.ts';
import { type Reviewer, readQueue } from './queue-read.ts';
import { reviewFilters } from './review-filters.ts';
import { ReviewPanel } from './review-panel.tsx';
import { ReviewRow } from './review-row.tsx';
import { ReviewTabs, viewName } from './review-tabs.tsx';
import { whyNot } from './why-not.ts';

interface ReviewQueuePageProps {
  reviewer: Reviewer;
  /** How many this person can review; null while unknown. */
  waiting: number | null;
}

export function ReviewQueuePage({ reviewer, waiting }: ReviewQueuePageProps) {
  const place = useQueueAddress(reviewFilters);
  const { view } = place.values;
  const { role } = reviewer;
  const eventType = useEventTypes();
  // The queue below uses the same query: one request.
  const { years } = useQueueList(readQueue(place, reviewer, null)).data?.data ?? {};
  return (
    <>
      <PageHeading size="area" lead="You can undo a decision for five seconds.">
        Review
      </PageHeading>
      <div className="mt-6">
        <ReviewTabs {...{ view, role, waiting }} to={(other) => place.to({ view: other })} />
        <QueueFilters key={view} address={place} options={{ eventType, impactYear: years?.map(countedYear) }} />
      </div>
      <div className="mt-6">
        <DecisionQueue
          kind={impactDecisions}
          label={viewName(view, role)}
          place={place}
          query={(cursor) => readQueue(place, reviewer, cursor)}
          waiting={view === 'waiting' ? waiting : null}
          renderRow={(impact, isSettled) => <ReviewRow impact={impact} isSettled={isSettled} />}
          renderPanel={(impact) => <ReviewPanel impact={impact} reviewer={reviewer} />}
          whyNot={(impact) => whyNot(impact, reviewer)}
          empty={emptyWords(view, role)}
          mostAtOnce={view === 'mine' ? undefined : MOST_AT_ONCE}
        />
      </div>
    </>
  );
}

const countedYear = ({ year, total, totalIsExact }: ImpactYearCount) => ({
  value: String(year),
  label: `${year} (${total.toLocaleString('en-GB')}${totalIsExact ? '' : ' or more'})`,
});
