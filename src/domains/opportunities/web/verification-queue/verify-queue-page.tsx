import type { OpportunitySummary } from '#generated/types.gen.ts';
import { DecisionQueue } from '#platform/browser/decisions/decision-queue.tsx';
import { useQueueAddress } from '#platform/browser/decisions/use-queue-address.ts';
import { QueueFilters } from '#platform/browser/lists/list-filters.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { QueueTabs } from '#ui/queue/queue-tabs.tsx';
import { useNames } from '../names.ts';
import { sayOpening } from '../reach-texts.ts';
import { verifyDecisions } from './verify-decisions.ts';
import { type VerifyValues, verifyFilters } from './verify-filters.ts';
import { VerifyPanel } from './verify-panel.tsx';
import { readQueue } from './verify-read.ts';
import { VerifyRow } from './verify-row.tsx';

const MOST_AT_ONCE = 25;

const VIEW_NAMES: Record<VerifyValues['view'], string> = { waiting: 'To verify', all: 'All' };

const EMPTY = {
  waiting: {
    title: 'All caught up',
    text: 'New opportunities will show up here.',
    noMatch: 'No pending opportunities match.',
  },
  all: {
    title: 'No opportunities yet',
    text: 'Invite an organisation to offer the first one.',
    noMatch: 'No opportunities match.',
  },
};

/** @param waiting pending opportunities; null until loaded. */
export function VerifyQueuePage({ waiting }: { waiting: number | null }) {
  const place = useQueueAddress(verifyFilters);
  const { view } = place.values;
  const tabs = (['waiting', 'all'] as const).map((one) => ({
    id: one,
    label: VIEW_NAMES[one],
    to: place.to({ view: one }),
    count: one === 'waiting' ? waiting : null,
  }));
  return (
    <>
      <PageHeading
        size="area"
        lead="Set the points needed to unlock each one, or decline it with a reason. You can undo a decision for five seconds."
      >
        Opportunities
      </PageHeading>
      <div className="mt-6">
        <QueueTabs label="Queues" tabs={tabs} current={view} />
        <QueueFilters key={view} address={place} options={useNames()} />
      </div>
      <div className="mt-6">
        <DecisionQueue
          kind={verifyDecisions}
          label={VIEW_NAMES[view]}
          place={place}
          query={(cursor) => readQueue(place, cursor)}
          waiting={view === 'waiting' ? waiting : null}
          renderRow={(opportunity, isSettled) => (
            <VerifyRow opportunity={opportunity} isSettled={isSettled} isStateSaid={view === 'all'} />
          )}
          renderPanel={(opportunity) => <VerifyPanel opportunity={opportunity} />}
          whyNot={whyNot}
          empty={EMPTY[view]}
          mostAtOnce={MOST_AT_ONCE}
        />
      </div>
    </>
  );
}

function whyNot({ state, pointsRequired }: OpportunitySummary): string {
  if (state === 'declined') return 'Declined. The partner can edit and resubmit it.';
  return state === 'closed' ? 'Closed: its deadline has passed.' : `Public. ${sayOpening(pointsRequired ?? 0)}.`;
}
