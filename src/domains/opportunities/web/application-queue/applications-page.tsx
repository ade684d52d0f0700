import type { ReactNode } from 'react';
import type { Application, PersonCard } from '#generated/types.gen.ts';
import { DecisionQueue } from '#platform/browser/decisions/decision-queue.tsx';
import { useQueueAddress } from '#platform/browser/decisions/use-queue-address.ts';
import { QueueFilters } from '#platform/browser/lists/list-filters.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { QueueTabs } from '#ui/queue/queue-tabs.tsx';
import { applicationDecisions } from './application-decisions.ts';
import { ApplicationPanel } from './application-panel.tsx';
import { ApplicationRow } from './application-row.tsx';
import { type ApplicationsValues, applicationFilters } from './applications-filters.ts';
import { readQueue } from './applications-read.ts';
import { ExportButton } from './export-button.tsx';
import { OpportunityBar } from './opportunity-bar.tsx';

interface ApplicationsPageProps {
  /** Pending applications for this partner; null until loaded. */
  waiting: number | null;
  /** The applicant's record, from other domains. */
  renderRecord: (applicant: PersonCard) => ReactNode;
}

const MOST_AT_ONCE = 25;

const VIEW_NAMES: Record<ApplicationsValues['view'], string> = { waiting: 'To decide', all: 'All' };

const EMPTY = {
  waiting: {
    title: 'All caught up',
    text: 'New applications will show up here.',
    noMatch: 'No pending applications match.',
  },
  all: {
    title: 'No applications yet',
    text: 'Once one of your opportunities is public, members with enough points can apply.',
    noMatch: 'No applications match.',
  },
};

export function ApplicationsPage({ waiting, renderRecord }: ApplicationsPageProps) {
  const place = useQueueAddress(applicationFilters);
  const { view, opportunityId: opportunity } = place.values;
  // The count covers all opportunities, so hide it when only one is shown.
  const counted = opportunity === undefined ? waiting : null;
  const tabs = (['waiting', 'all'] as const).map((one) => ({
    id: one,
    label: VIEW_NAMES[one],
    to: place.to({ view: one }),
    count: one === 'waiting' ? counted : null,
  }));
  return (
    <>
      <PageHeading
        size="area"
        lead="Review and decide on applications. You can undo a decision for five seconds."
        actions={opportunity === undefined && <ExportButton opportunity={null} />}
      >
        Applications
      </PageHeading>
      <div className="mt-6">
        <QueueTabs label="Queues" tabs={tabs} current={view} />
        <QueueFilters key={view} address={place} />
        {opportunity !== undefined && <OpportunityBar key={opportunity} id={opportunity} />}
      </div>
      <div className="mt-6">
        <DecisionQueue
          kind={applicationDecisions}
          label={VIEW_NAMES[view]}
          place={place}
          query={(cursor) => readQueue(place, cursor)}
          waiting={view === 'waiting' ? counted : null}
          renderRow={(application, isSettled) => (
            <ApplicationRow
              application={application}
              isSettled={isSettled}
              isOpportunitySaid={opportunity === undefined}
            />
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
  if (state === 'auto-accepted') return 'Accepted automatically.';
  if (isClosedUndecided) return 'Closed by the deadline without a decision.';
  const by = decidedBy ? ` by ${decidedBy.name}` : '';
  return state === 'accepted' ? `Accepted${by}.` : `Declined${by}.`;
}
