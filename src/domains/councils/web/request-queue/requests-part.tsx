import type { ReactNode } from 'react';
import {
  listMembershipRequests,
  listMembershipRequestsQueryKey,
} from '#generated/councils/listMembershipRequests.gen.ts';
import type { Council, MembershipRequest, PersonCard } from '#generated/types.gen.ts';
import { DecisionQueue } from '#platform/browser/decisions/decision-queue.tsx';
import { QUEUE_PAGE_SIZE } from '#platform/browser/decisions/queue-address.ts';
import { useQueueAddress } from '#platform/browser/decisions/use-queue-address.ts';
import { QueueFilters } from '#ui/queue/queue-filters.tsx';
import { Select } from '#ui/select.tsx';
import { requestDecisions } from './request-decisions.ts';
import { RequestPanel } from './request-panel.tsx';
import { RequestRow } from './request-row.tsx';
import { REQUEST_STATES, requestsAddress } from './requests-address.ts';

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
  const place = useQueueAddress(requestsAddress);
  const { search, state, page } = place.address;
  const optionsAfter = (cursor: string | null) => ({
    query: {
      councilId: council.id,
      sort: 'oldest' as const,
      page,
      page_size: QUEUE_PAGE_SIZE,
      ...(cursor !== null && { cursor }),
      ...(search !== '' && { search }),
      ...(state && { state }),
    },
  });
  const isWaiting = state === 'requested';
  return (
    <div>
      <h2 className="sr-only">Requests to join</h2>
      <p className="text-muted">You can undo a decision for five seconds. People you decline can ask again.</p>
      <QueueFilters
        search={search}
        placeholder="Name"
        count={isWaiting ? 0 : 1}
        onSearch={(sought) => place.filter({ search: sought }, true)}
      >
        <Select
          name="state"
          label="Status"
          placeholder="All"
          options={REQUEST_STATES}
          value={state ?? ''}
          onChange={({ target }) =>
            place.filter({ state: REQUEST_STATES.find(({ value }) => value === target.value)?.value ?? null })
          }
          className="sm:w-44"
        />
      </QueueFilters>
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
