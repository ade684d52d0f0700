/** Approving and declining councils: texts, dialogs and API calls. */
import type { QueryClient } from '@tanstack/react-query';
import { decideCouncil } from '#generated/councils/decideCouncil.gen.ts';
import { getCouncil, getCouncilQueryKey } from '#generated/councils/getCouncil.gen.ts';
import { listCouncilsQueryKey } from '#generated/councils/listCouncils.gen.ts';
import type { Council, CouncilSummary } from '#generated/types.gen.ts';
import { answerEach, OUTLIVES_THE_PAGE } from '#platform/browser/decisions/answers.ts';
import type { DecisionKind } from '#platform/browser/decisions/decision-kind.ts';
import { changeRow } from '#platform/browser/decisions/queue-list.ts';
import { askReason } from '#platform/browser/decisions/reason-question.ts';
import { can } from '../../lifecycle.ts';
import { forgetLists } from '../council-cache.ts';
import { DECLINE_TEMPLATES } from './decline-templates.ts';

export type CouncilVerdict = { isApproved: true } | { isApproved: false; reason: string };

export const councilDecisions: DecisionKind<CouncilSummary, CouncilVerdict, Council> = {
  plural: 'councils',
  titleOf: ({ councilTitle }) => councilTitle,
  choices: [
    {
      id: 'approve',
      key: 'a',
      label: 'Approve',
      doing: 'Approving',
      done: 'approved',
      hint: 'Approve and publish',
      verdict: { isApproved: true },
    },
    {
      id: 'decline',
      key: 'd',
      label: 'Decline',
      doing: 'Declining',
      done: 'declined',
      hint: 'Decline, with a reason',
      question: askReason(
        {
          templates: DECLINE_TEMPLATES,
          description: (isMany) =>
            `${isMany ? 'Each' : 'The'} owner gets your reason here and by email, and can edit and resubmit.`,
        },
        (reason) => ({ isApproved: false, reason }),
      ),
    },
  ],
  canDecide: (council) => can(council, { type: 'council.approved' }),
  send: ({ rows, verdict }) =>
    answerEach(rows, async ({ id, revision }) => {
      const { data } = await decideCouncil({ ...OUTLIVES_THE_PAGE, path: { id }, body: { ...verdict, revision } });
      return { message: data.message, changed: data.data };
    }),
  reread: async (id) => (await getCouncil({ path: { id } })).data.data,
  keep: keepDecided,
  forget: async (queryClient) => forgetLists(queryClient),
};

/** Updates the row in place. Refetching would move rows while someone is working on the list. */
export function keepDecided(queryClient: QueryClient, { id, ...council }: Council): void {
  const { councilTitle, slug, sdgs, location, cover, owner, revision } = council;
  const { isApproved, isSubmited, declineReason, updatedAt } = council;
  changeRow<CouncilSummary>(queryClient, [listCouncilsQueryKey()], id, (row) => ({
    ...row,
    ...{ councilTitle, slug, sdgs, location, cover, owner, revision },
    ...{ isApproved, isSubmited, declineReason, updatedAt },
  }));
  void queryClient.invalidateQueries({ queryKey: getCouncilQueryKey({ path: { id } }) });
}
