import type { ReactNode } from 'react';
import {
  listMembershipRequests,
  listMembershipRequestsQueryKey,
} from '#generated/councils/listMembershipRequests.gen.ts';
import type { Council, MembershipRequest, PersonCard } from '#generated/types.gen.ts';
import { DecisionQueue } from '#platform/browser/decisions/decision-queue.tsx';
import { pagingOf, useQueueAddress } from '#platform/browser/decisions/use-queue-address.ts';
import { QueueFilters } from '#platform/browser/lists/list-filters.tsx';
import { requestDecisions } from './request-decisions.ts';
import { requestFilters } from './request-filters.ts';
import { RequestPanel } from './request-panel.tsx';
import { RequestRow } from './request-row.tsx';

const MOST_AT_ONCE = 25;

const STATE_WORDS: Record<MembershipRequest['state'], string> = {
  requested: 'Pending.',
  accepted: 'Accepted.',
  denied: 'Declined. They can ask again.',
  withdrawn: 'Withdrawn.',
};

interface RequestsPartProps {
  council: Council;
  renderRecord: (person: PersonCard) => ReactNode;
}

/** The owner's queue of requests to join. */
export function RequestsPart({ council, renderRecord }: RequestsPartProps) {
  const place = useQueueAddress(requestFilters);
  const { search, state } = place.values;
  const optionsAfter = (cursor: string | null) => ({
    query: {
      councilId: council.id,
      sort: 'oldest' as const,
      ...pagingOf(place, cursor),
      ...(search && { search }),
      ...(state !== 'any' && { state }),
    },
  });
  const isWaiting = state === 'requested';
  return (
    <div>
      <h2 className="sr-only">Requests to join</h2>
      <p className="text-muted">You can undo a decision for five seconds. People you decline can ask again.</p>
      <QueueFilters address={place} />
      <div className="mt-6">
        <DecisionQueue
          kind={requestDecisions}
          label="Requests to join"
          place={place}
          query={(cursor) => ({
            queryKey: listMembershipRequestsQueryKey(optionsAfter(cursor)),
            read: async (signal) => (await listMembershipRequests({ ...optionsAfter(cursor), signal })).data,
          })}
          waiting={isWaiting ? council.openRequestCount : null}
          renderRow={(request, isSettled) => <RequestRow request={request} isSettled={isSettled} />}
          renderPanel={(request) => <RequestPanel request={request} record={renderRecord(request.person)} />}
          whyNot={(request) => STATE_WORDS[request.state]}
          empty={{
            title: isWaiting ? 'No pending requests' : 'No requests',
            text: 'We’ll notify you here and by email when someone asks to join.',
            noMatch: 'No requests match.',
          }}
          mostAtOnce={isWaiting ? MOST_AT_ONCE : undefined}
        />
      </div>
    </div>
  );
}
