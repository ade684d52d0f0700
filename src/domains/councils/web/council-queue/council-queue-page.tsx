import type { ReactNode } from 'react';
import { listCouncils, listCouncilsQueryKey } from '#generated/councils/listCouncils.gen.ts';
import type { CouncilSummary, PersonCard } from '#generated/types.gen.ts';
import { DecisionQueue } from '#platform/browser/decisions/decision-queue.tsx';
import { QUEUE_PAGE_SIZE, type QueueAddress } from '#platform/browser/decisions/queue-address.ts';
import type { QueueQuery } from '#platform/browser/decisions/queue-list.ts';
import { useQueueAddress } from '#platform/browser/decisions/use-queue-address.ts';
import { PageHeading } from '#ui/page-heading.tsx';
import { QueueTabs } from '#ui/queue/queue-tabs.tsx';
import { stateOf } from '../../lifecycle.ts';
import { councilDecisions } from './council-decisions.ts';
import { CouncilPanel } from './council-panel.tsx';
import { changeView, councilQueueAddress, FLAGS, type QueueFilters, type QueueView } from './council-queue-address.ts';
import { CouncilQueueFilters } from './council-queue-filters.tsx';
import { CouncilQueueRow } from './council-queue-row.tsx';

const MOST_AT_ONCE = 25;

const VIEW_NAMES: Record<QueueView, string> = { waiting: 'To decide', all: 'All' };

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
  const place = useQueueAddress(councilQueueAddress);
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
      <PageHeading size="area" lead="Review the councils that members found. You can undo a decision for five seconds.">
        Councils
      </PageHeading>
      <div className="mt-6">
        <QueueTabs label="Queues" tabs={tabs} current={view} />
        <CouncilQueueFilters key={view} filters={address} onFilter={filter} />
      </div>
      <div className="mt-6">
        <DecisionQueue
          kind={councilDecisions}
          label={VIEW_NAMES[view]}
          place={place}
          query={(cursor) => readQueue(address, cursor)}
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

function readQueue(address: QueueAddress<QueueFilters>, cursor: string | null): QueueQuery<CouncilSummary> {
  const { view, search, sdg, state, sort, page } = address;
  const asked = view === 'waiting' ? 'pending' : state;
  const query = {
    sort,
    page,
    page_size: QUEUE_PAGE_SIZE,
    ...(cursor !== null && { cursor }),
    ...(search !== '' && { search }),
    ...(sdg !== null && { sdg }),
    ...(asked !== null && FLAGS[asked]),
  };
  return {
    queryKey: listCouncilsQueryKey({ query }),
    read: async (signal) => (await listCouncils({ query, signal })).data,
  };
}

const whyNot = (council: CouncilSummary): string =>
  stateOf(council) === 'approved' ? 'Public.' : 'Declined. Its owner can edit and resubmit it.';
