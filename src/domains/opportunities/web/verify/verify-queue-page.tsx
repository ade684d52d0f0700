import type { OpportunitySummary } from '../../../../../generated/types.gen.ts';
import { DecisionQueue } from '../../../../platform/browser/decisions/decision-queue.tsx';
import { useQueueAddress } from '../../../../platform/browser/decisions/use-queue-address.ts';
import { PageHeading } from '../../../../ui/page-heading.tsx';
import { QueueTabs } from '../../../../ui/queue/queue-tabs.tsx';
import { sayOpening } from '../reach-words.ts';
import { changeView, type VerifyView, verifyAddress } from './verify-address.ts';
import { verifyDecisions } from './verify-decisions.ts';
import { VerifyFilters } from './verify-filters.tsx';
import { VerifyPanel } from './verify-panel.tsx';
import { readQueue } from './verify-read.ts';
import { VerifyRow } from './verify-row.tsx';

const MOST_AT_ONCE = 25;

const VIEW_NAMES: Record<VerifyView, string> = { waiting: 'To verify', all: 'All' };

const EMPTY = {
  waiting: {
    title: 'Nothing waits for verification',
    text: 'What partners send in is told here, at the side and in the title of the tab.',
    noMatch: 'No opportunity that waits fits what you look for.',
  },
  all: {
    title: 'No opportunities yet',
    text: 'No partner has offered anything so far. Invite an organization, and it can.',
    noMatch: 'No opportunity fits what you look for.',
  },
};

/** @param waiting how many wait for verification; null while that is not known. */
export function VerifyQueuePage({ waiting }: { waiting: number | null }) {
  const place = useQueueAddress(verifyAddress);
  const { address, to, filter } = place;
  const { view } = address;
  const tabs = (['waiting', 'all'] as const).map((one) => ({
    id: one,
    label: VIEW_NAMES[one],
    to: to(changeView(address, one)),
    count: one === 'waiting' ? waiting : null,
  }));
  return (
    <>
      <PageHeading size="area" lead="What partners offer. You can undo a decision for five seconds.">
        Opportunities
      </PageHeading>
      <div className="mt-6">
        <QueueTabs label="Queues" tabs={tabs} current={view} />
        <VerifyFilters key={view} filters={address} onFilter={filter} />
      </div>
      <div className="mt-6">
        <DecisionQueue
          kind={verifyDecisions}
          label={VIEW_NAMES[view]}
          place={place}
          query={(cursor) => readQueue(address, cursor)}
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
  if (state === 'declined') return 'Declined. It waits for its partner to mend it.';
  return state === 'closed' ? 'Closed by its deadline.' : `Public. ${sayOpening(pointsRequired ?? 0)}.`;
}
