import type { ReactNode } from 'react';
import { listCouncils, listCouncilsQueryKey } from '#generated/councils/listCouncils.gen.ts';
import type { CouncilSummary, PersonCard } from '#generated/types.gen.ts';
import { DecisionQueue } from '#platform/browser/decisions/decision-queue.tsx';
import type { QueueQuery } from '#platform/browser/decisions/queue-list.ts';
import { pagingOf, useQueueAddress } from '#platform/browser/decisions/use-queue-address.ts';
import { QueueFilters } from '#platform/browser/lists/list-filters.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { QueueTabs } from '#ui/queue/queue-tabs.tsx';
import { type CouncilState, stateOf } from '../../lifecycle.ts';
import { councilDecisions } from './council-decisions.ts';
import { CouncilPanel } from './council-panel.tsx';
import { councilQueueFilters, type QueueValues } from './council-queue-filters.ts';
import { CouncilQueueRow } from './council-queue-row.tsx';

const MOST_AT_ONCE = 25;

const VIEW_NAMES: Record<QueueValues['view'], string> = { waiting: 'To decide', all: 'All' };

const EMPTY = {
  waiting: {
    title: 'All caught up',
    text: 'New councils will show up here.',
    noMatch: 'No pending councils match.',
  },
  all: {
    title: 'No councils yet',
    text: 'Councils that members found are listed here.',
    noMatch: 'No councils match.',
  },
};

interface CouncilQueuePageProps {
  waiting: number | null;
  /** An owner's visible record. */
  renderRecord: (owner: PersonCard) => ReactNode;
}

export function CouncilQueuePage({ waiting, renderRecord }: CouncilQueuePageProps) {
  const place = useQueueAddress(councilQueueFilters);
  const { view } = place.values;
  const tabs = (['waiting', 'all'] as const).map((one) => ({
    id: one,
    label: VIEW_NAMES[one],
    to: place.to({ view: one }),
    count: one === 'waiting' ? waiting : null,
  }));
  return (
    <>
      <PageHeading size="area" lead="Review the councils that members found. You can undo a decision for five seconds.">
        Councils
      </PageHeading>
      <div className="mt-6">
        <QueueTabs label="Queues" tabs={tabs} current={view} />
        <QueueFilters key={view} address={place} />
      </div>
      <div className="mt-6">
        <DecisionQueue
          kind={councilDecisions}
          label={VIEW_NAMES[view]}
          place={place}
          query={(cursor) => readQueue(place, cursor)}
          waiting={view === 'waiting' ? waiting : null}
          renderRow={(council, isSettled) => <CouncilQueueRow council={council} isSettled={isSettled} />}
          renderPanel={(council) => <CouncilPanel council={council} record={renderRecord(council.owner)} />}
          whyNot={whyNot}
          empty={EMPTY[view]}
          mostAtOnce={MOST_AT_ONCE}
        />
      </div>
    </>
  );
}

/** The API's flags for each state. */
const FLAGS: Record<CouncilState, { isApproved: boolean; isSubmited: boolean }> = {
  pending: { isApproved: false, isSubmited: false },
  approved: { isApproved: true, isSubmited: true },
  declined: { isApproved: false, isSubmited: true },
};

function readQueue(place: { values: QueueValues; page: number }, cursor: string | null): QueueQuery<CouncilSummary> {
  const { view, state, ...values } = place.values;
  const asked = view === 'waiting' ? 'pending' : state;
  const query = { ...values, ...pagingOf(place, cursor), ...(asked && FLAGS[asked]) };
  return {
    queryKey: listCouncilsQueryKey({ query }),
    read: async (signal) => (await listCouncils({ query, signal })).data,
  };
}

const whyNot = (council: CouncilSummary): string =>
  stateOf(council) === 'approved' ? 'Public.' : 'Declined. Its owner can edit and resubmit it.';
