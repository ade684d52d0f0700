/** Approving and declining councils. */
import { decideCouncil } from '#generated/councils/decideCouncil.gen.ts';
import { getCouncil } from '#generated/councils/getCouncil.gen.ts';
import { listCouncilsOptions } from '#generated/councils/listCouncils.gen.ts';
import type { Council, CouncilSummary } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { makeStale } from '#platform/browser/calls/stale.ts';
import { answerEach, KEEP_ALIVE } from '#platform/browser/decisions/decision-answers.ts';
import { APPROVE, DECLINE } from '#platform/browser/decisions/decision-kind.ts';
import { declareQueue } from '#platform/browser/decisions/queue/declare-queue.tsx';
import { rowsOf } from '#platform/browser/decisions/queue/queue-list.ts';
import { askReason } from '#platform/browser/decisions/text-question.ts';
import { type CouncilState, can, stateOf } from '../../lifecycle.ts';
import { CouncilPanel } from './council-panel.tsx';
import { councilQueueFilters } from './council-queue-filters.ts';
import { CouncilQueueRow } from './council-queue-row.tsx';
import { DECLINE_TEMPLATES } from './decline-templates.ts';
import { updateDecidedRow } from './update-decided-row.ts';

type CouncilVerdict = { isApproved: true } | { isApproved: false; reason: string };

/** The API's flags for each state. */
const FLAGS: Record<CouncilState, { isApproved: boolean; isSubmited: boolean }> = {
  pending: { isApproved: false, isSubmited: false },
  approved: { isApproved: true, isSubmited: true },
  declined: { isApproved: false, isSubmited: true },
};

export const councilQueue = declareQueue<CouncilSummary, CouncilVerdict, typeof councilQueueFilters, Council>({
  lead: say('councils.councilQueue.intro'),
  countOf: (count) => say('councils.councilQueue.counted', { count }),
  titleOf: ({ councilTitle }) => councilTitle,
  views: () => [
    {
      id: 'waiting',
      name: say('councils.councilQueue.toDecide'),
      empty: {
        title: say('councils.councilQueue.caughtUp'),
        text: say('councils.councilQueue.caughtUpHint'),
        noMatch: say('councils.councilQueue.pendingFiltered'),
      },
    },
    {
      id: 'all',
      name: say('councils.councilQueue.all'),
      empty: {
        title: say('councils.councilQueue.empty'),
        text: say('councils.councilQueue.emptyHint'),
        noMatch: say('councils.councilQueue.allFiltered'),
      },
    },
  ],
  filters: councilQueueFilters,
  read: ({ view, state, ...values }, paging) => {
    const asked = view === 'waiting' ? 'pending' : state;
    return rowsOf(listCouncilsOptions({ query: { ...values, ...paging, ...(asked && FLAGS[asked]) } }));
  },
  Row: CouncilQueueRow,
  Panel: CouncilPanel,
  maxAtOnce: 25,
  choices: [
    { ...APPROVE, hint: say('councils.councilQueue.approveHint'), verdict: { isApproved: true } },
    {
      ...DECLINE,
      hint: say('councils.councilQueue.declineHint'),
      question: askReason(
        {
          templates: DECLINE_TEMPLATES,
          description: ({ length }) =>
            length > 1 ? say('councils.councilQueue.declineConsequence') : say('councils.councilQueue.ownerGets'),
        },
        (reason) => ({ isApproved: false, reason }),
      ),
    },
  ],
  canDecide: (council) => can(council, { type: 'council.approved' }),
  whyNot: (council) =>
    stateOf(council) === 'approved' ? say('councils.councilQueue.public') : say('councils.councilQueue.declined'),
  send: ({ rows, verdict }) =>
    answerEach(rows, async ({ id, revision }) => {
      const { data } = await decideCouncil({ ...KEEP_ALIVE, path: { id }, body: { ...verdict, revision } });
      return { message: data.message, changed: data.data };
    }),
  reread: async ({ id }) => (await getCouncil({ path: { id } })).data.data,
  keep: updateDecidedRow,
  forget: (queryClient) => makeStale(queryClient, 'councils'),
});
