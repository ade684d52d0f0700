import { DecisionQueue } from '#platform/browser/decisions/decision-queue.tsx';
import { useQueueList } from '#platform/browser/decisions/queue-list.ts';
import { useQueueAddress } from '#platform/browser/decisions/use-queue-address.ts';
import { PageHeading } from '#ui/page-heading.tsx';
import { emptyWords } from './empty-texts.ts';
import { impactDecisions, MOST_AT_ONCE } from './impact-decisions.ts';
import { type Reviewer, readQueue } from './queue-read.ts';
import { changeView, reviewAddress } from './review-address.ts';
import { ReviewFilters } from './review-filters.tsx';
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
  const place = useQueueAddress(reviewAddress);
  const { address, to, filter } = place;
  const { view } = address;
  const { role } = reviewer;
  // The queue below uses the same query: one request.
  const { years } = useQueueList(readQueue(address, reviewer, null)).data?.data ?? {};
  return (
    <>
      <PageHeading size="area" lead="You can undo a decision for five seconds.">
        Review
      </PageHeading>
      <div className="mt-6">
        <ReviewTabs {...{ view, role, waiting }} to={(other) => to(changeView(address, other))} />
        <ReviewFilters key={view} filters={address} years={years} onFilter={filter} />
      </div>
      <div className="mt-6">
        <DecisionQueue
          kind={impactDecisions}
          label={viewName(view, role)}
          place={place}
          query={(cursor) => readQueue(address, reviewer, cursor)}
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
