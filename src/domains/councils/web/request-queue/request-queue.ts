/** Accepting and declining requests to join. */
import { sayName } from '#domains/people/model.ts';
import { decideMembershipRequest } from '#generated/councils/decideMembershipRequest.gen.ts';
import {
  listMembershipRequests,
  listMembershipRequestsOptions,
  listMembershipRequestsQueryKey,
} from '#generated/councils/listMembershipRequests.gen.ts';
import type { Council, MembershipRequest } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { changeRow } from '#platform/browser/calls/cached-rows.ts';
import { makeStale } from '#platform/browser/calls/stale.ts';
import { answerEach, KEEP_ALIVE } from '#platform/browser/decisions/decision-answers.ts';
import { ACCEPT, DECLINE_PERSON } from '#platform/browser/decisions/decision-kind.ts';
import type { QueueKind, QueueSurroundings } from '#platform/browser/decisions/queue/queue-kind.ts';
import { rowsOf } from '#platform/browser/decisions/queue/queue-list.ts';
import { can } from '../../membership-request.ts';
import { requestFilters } from './request-filters.ts';
import { RequestPanel } from './request-panel.tsx';
import { RequestRow } from './request-row.tsx';

interface RequestVerdict {
  isApproved: boolean;
}

export interface RequestScope extends QueueSurroundings {
  council: Council;
}

const MAX_SEARCH_LENGTH = 100;
const MAX_PAGE_SIZE = 100;

export const requestQueue: QueueKind<
  MembershipRequest,
  RequestVerdict,
  typeof requestFilters,
  MembershipRequest,
  RequestScope
> = {
  countOf: (count) => say('councils.requestQueue.counted', { count }),
  titleOf: ({ person }) => sayName(person),
  areTitlesNames: true,
  views: (_, { state }) => [
    {
      id: 'waiting',
      name: say('councils.requestQueue.name'),
      isReadOnly: state !== 'requested',
      empty: {
        title:
          state === 'requested' ? say('councils.requestQueue.pendingEmpty') : say('councils.requestQueue.noRequests'),
        text: say('councils.requestQueue.emptyHint'),
        noMatch: say('councils.requestQueue.filtered'),
      },
    },
  ],
  isCounted: ({ state }) => state === 'requested',
  filters: requestFilters,
  read: ({ search, state }, paging, { council }) => {
    const narrowed = { ...(search && { search }), ...(state !== 'any' && { state }) };
    return rowsOf(
      listMembershipRequestsOptions({ query: { councilId: council.id, sort: 'oldest', ...paging, ...narrowed } }),
    );
  },
  Row: RequestRow,
  Panel: RequestPanel,
  maxAtOnce: 25,
  choices: [
    { ...ACCEPT, hint: say('councils.requestQueue.acceptHint'), verdict: { isApproved: true } },
    { ...DECLINE_PERSON, verdict: { isApproved: false } },
  ],
  canDecide: ({ state }) => can(state, { type: 'request.denied' }),
  whyNot: ({ state }) => STATE_WORDS[state],
  send: ({ rows, verdict }) =>
    answerEach(rows, async ({ id }) => {
      const { data } = await decideMembershipRequest({ ...KEEP_ALIVE, body: { requestId: id, ...verdict } });
      return { message: data.message, changed: data.data };
    }),
  // There is no call for a single request, so it's found by the person's name.
  reread: async ({ id, council, person }) => {
    const query = {
      councilId: council.id,
      search: person.name.slice(0, MAX_SEARCH_LENGTH),
      page_size: MAX_PAGE_SIZE,
    };
    return (await listMembershipRequests({ query })).data.data.data.find((one) => one.id === id) ?? null;
  },
  keep: (queryClient, row) =>
    changeRow<MembershipRequest>(queryClient, [listMembershipRequestsQueryKey()], row.id, () => row),
  forget: (queryClient) => makeStale(queryClient, 'councils', 'comments'),
};

const STATE_WORDS: Record<MembershipRequest['state'], string> = {
  requested: say('councils.requestQueue.pending'),
  accepted: say('councils.requestQueue.accepted'),
  denied: say('councils.requestQueue.declined'),
  withdrawn: say('councils.requestQueue.withdrawn'),
};
