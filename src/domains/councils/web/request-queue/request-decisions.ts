/** Accepting and declining requests to join: texts and API calls. */
import type { QueryClient } from '@tanstack/react-query';
import { decideMembershipRequest } from '#generated/councils/decideMembershipRequest.gen.ts';
import {
  listMembershipRequests,
  listMembershipRequestsQueryKey,
} from '#generated/councils/listMembershipRequests.gen.ts';
import type { MembershipRequest } from '#generated/types.gen.ts';
import { answerEach, OUTLIVES_THE_PAGE } from '#platform/browser/decisions/answers.ts';
import type { DecisionKind } from '#platform/browser/decisions/decision-kind.ts';
import type { Outcome } from '#platform/browser/decisions/held-decision.ts';
import { changeRow } from '#platform/browser/decisions/queue-list.ts';
import { can } from '../../flows/membership-request.ts';
import { rereadCouncil } from '../council-cache.ts';

interface RequestVerdict {
  isApproved: boolean;
}

export const requestDecisions: DecisionKind<MembershipRequest, RequestVerdict> = {
  plural: 'requests',
  titleOf: ({ person }) => person.name,
  choices: [
    {
      id: 'accept',
      key: 'a',
      label: 'Accept',
      doing: 'Accepting',
      done: 'accepted',
      hint: 'Accept as a member',
      verdict: { isApproved: true },
    },
    { id: 'deny', key: 'd', label: 'Decline', doing: 'Declining', done: 'declined', verdict: { isApproved: false } },
  ],
  canDecide: ({ state }) => can(state, { type: 'request.denied' }),
  send: async ({ rows, verdict }) => {
    const outcomes = await answerEach(rows, async ({ id }) => {
      const { data } = await decideMembershipRequest({ ...OUTLIVES_THE_PAGE, body: { requestId: id, ...verdict } });
      return { message: data.message, changed: data.data };
    });
    return Promise.all(outcomes.map((outcome) => asItStands(outcome, rows)));
  },
  keep: (queryClient: QueryClient, row: MembershipRequest) => {
    changeRow<MembershipRequest>(queryClient, [listMembershipRequestsQueryKey()], row.id, () => row);
    void rereadCouncil(queryClient, row.council.id);
  },
  // keep() has already invalidated everything.
  forget: () => Promise.resolve(),
};

const MOST_OF_A_NAME = 100;

/** There is no call for a single request, so a refused one is found by the person's name. */
async function asItStands(
  outcome: Outcome<MembershipRequest>,
  rows: readonly MembershipRequest[],
): Promise<Outcome<MembershipRequest>> {
  const row = rows.find(({ id }) => id === outcome.id);
  if (outcome.isDone || !row) return outcome;
  const query = { councilId: row.council.id, search: row.person.name.slice(0, MOST_OF_A_NAME), page_size: 100 };
  // The row shows the server's message even if this fails.
  const found = await listMembershipRequests({ query }).catch(() => null);
  return { ...outcome, changed: found?.data.data.data.find(({ id }) => id === row.id) ?? null };
}
