import type { ReactNode } from 'react';
import type { Application, PersonCard } from '../../../../../generated/types.gen.ts';
import { DecisionQueue } from '../../../../platform/browser/decisions/decision-queue.tsx';
import { useQueueAddress } from '../../../../platform/browser/decisions/use-queue-address.ts';
import { PageHeading } from '../../../../ui/page-heading.tsx';
import { QueueTabs } from '../../../../ui/queue/queue-tabs.tsx';
import { applicationDecisions } from './application-decisions.ts';
import { ApplicationPanel } from './application-panel.tsx';
import { ApplicationRow } from './application-row.tsx';
import { type ApplicationsView, applicationsAddress, changeView } from './applications-address.ts';
import { ApplicationsFilters } from './applications-filters.tsx';
import { readQueue } from './applications-read.ts';
import { ExportButton } from './export-button.tsx';
import { OpportunityBar } from './opportunity-bar.tsx';

interface ApplicationsPageProps {
  /** How many wait for this partner; null while that is not known. */
  waiting: number | null;
  /** What is public of somebody, from other domains. */
  renderRecord: (applicant: PersonCard) => ReactNode;
}

const MOST_AT_ONCE = 25;

const VIEW_NAMES: Record<ApplicationsView, string> = { waiting: 'To decide', all: 'All' };

const EMPTY = {
  waiting: {
    title: 'Nobody waits for you',
    text: 'Who applies is told here, at the side and in the title of the tab.',
    noMatch: 'Nobody who waits fits what you look for.',
  },
  all: {
    title: 'Nobody has applied yet',
    text: 'Once an opportunity of yours is public, members with enough points can apply.',
    noMatch: 'No application fits what you look for.',
  },
};

export function ApplicationsPage({ waiting, renderRecord }: ApplicationsPageProps) {
  const place = useQueueAddress(applicationsAddress);
  const { address, to, filter } = place;
  const { view, opportunity } = address;
  // What is counted is all that waits; of one opportunity the list itself says it.
  const counted = opportunity === null ? waiting : null;
  const tabs = (['waiting', 'all'] as const).map((one) => ({
    id: one,
    label: VIEW_NAMES[one],
    to: to(changeView(address, one)),
    count: one === 'waiting' ? counted : null,
  }));
  return (
    <>
      <PageHeading
        size="area"
        lead="Who applied for what you offer. You can undo a decision for five seconds."
        actions={opportunity === null && <ExportButton opportunity={null} />}
      >
        Applications
      </PageHeading>
      <div className="mt-6">
        <QueueTabs label="Queues" tabs={tabs} current={view} />
        <ApplicationsFilters key={view} filters={address} onFilter={filter} />
        {opportunity !== null && <OpportunityBar key={opportunity} id={opportunity} />}
      </div>
      <div className="mt-6">
        <DecisionQueue
          kind={applicationDecisions}
          label={VIEW_NAMES[view]}
          place={place}
          query={(cursor) => readQueue(address, cursor)}
          waiting={view === 'waiting' ? counted : null}
          renderRow={(application, isSettled) => (
            <ApplicationRow application={application} isSettled={isSettled} isOpportunitySaid={opportunity === null} />
          )}
          renderPanel={(application) => (
            <ApplicationPanel application={application} record={renderRecord(application.applicant)} />
          )}
          whyNot={whyNot}
          empty={EMPTY[view]}
          mostAtOnce={MOST_AT_ONCE}
        />
      </div>
    </>
  );
}

function whyNot({ state, isClosedUndecided, decidedBy }: Application): string {
  if (state === 'withdrawn') return 'Withdrawn by the applicant.';
  if (state === 'auto-accepted') return 'Accepted by the rule for its points.';
  if (isClosedUndecided) return 'Closed by the deadline without a decision.';
  const by = decidedBy ? ` by ${decidedBy.name}` : '';
  return state === 'accepted' ? `Accepted${by}.` : `Declined${by}.`;
}
