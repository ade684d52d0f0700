/** Approving and declining opportunities. */
import { getOpportunity } from '#generated/opportunities/getOpportunity.gen.ts';
import { listAllOpportunitiesOptions } from '#generated/opportunities/listAllOpportunities.gen.ts';
import { listOpportunitiesToVerifyOptions } from '#generated/opportunities/listOpportunitiesToVerify.gen.ts';
import { verifyOpportunity } from '#generated/opportunities/verifyOpportunity.gen.ts';
import type { Opportunity, OpportunitySummary } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { makeStale } from '#platform/browser/calls/stale.ts';
import { answerEach, KEEP_ALIVE } from '#platform/browser/decisions/decision-answers.ts';
import { APPROVE, DECLINE, question } from '#platform/browser/decisions/decision-kind.ts';
import { declareQueue } from '#platform/browser/decisions/queue/declare-queue.tsx';
import { rowsOf } from '#platform/browser/decisions/queue/queue-list.ts';
import { askReason } from '#platform/browser/decisions/text-question.ts';
import { toast } from '#ui/feedback/toast.ts';
import { updateVerifiedRow } from '../cached-opportunities.ts';
import { useKindChoices } from '../kind-choices.ts';
import { isPastDeadline } from '../opportunity-state.ts';
import { DECLINE_TEMPLATES } from './decline-templates.ts';
import { rememberPoints } from './points-memory.ts';
import { verifyFilters } from './verify-filters.ts';
import { VerifyPanel } from './verify-panel.tsx';
import { VerifyRow } from './verify-row.tsx';

type VerifyVerdict = { isApproved: true; pointsRequired: number } | { isApproved: false; reason: string };

export const verificationQueue = declareQueue<OpportunitySummary, VerifyVerdict, typeof verifyFilters, Opportunity>({
  lead: say('opportunities.verificationQueue.intro'),
  countOf: (count) => say('opportunities.verificationQueue.counted', { count }),
  titleOf: ({ title }) => title,
  views: () => [
    {
      id: 'waiting',
      name: say('opportunities.verificationQueue.toVerify'),
      empty: {
        title: say('opportunities.verificationQueue.caughtUp'),
        text: say('opportunities.verificationQueue.caughtUpHint'),
        noMatch: say('opportunities.verificationQueue.pendingFiltered'),
      },
    },
    {
      id: 'all',
      name: say('opportunities.verificationQueue.all'),
      empty: {
        title: say('opportunities.verificationQueue.empty'),
        text: say('opportunities.verificationQueue.emptyHint'),
        noMatch: say('opportunities.verificationQueue.allFiltered'),
      },
    },
  ],
  filters: verifyFilters,
  useOptions: useKindChoices,
  read: ({ view, shelf, ...values }, paging) => {
    const query = { ...values, ...paging };
    if (view === 'waiting') return rowsOf(listOpportunitiesToVerifyOptions({ query }));
    const shelved = {
      ...(shelf === 'featured' && { isFeatured: true }),
      ...(shelf === 'hidden' && { isHidden: true }),
    };
    return rowsOf(listAllOpportunitiesOptions({ query: { ...query, ...shelved } }));
  },
  Row: VerifyRow,
  Panel: VerifyPanel,
  maxAtOnce: 25,
  choices: [
    {
      ...APPROVE,
      hint: say('opportunities.verificationQueue.approveHint'),
      question: question(
        async () => (await import('./points-dialog.tsx')).PointsDialog,
        ({ rows, former, title, confirm, onAnswer, onClose }) => ({
          rows,
          title,
          confirm,
          start: pointsIn(former),
          onPoints: (pointsRequired: number) => onAnswer({ isApproved: true, pointsRequired }),
          onClose,
        }),
      ),
    },
    {
      ...DECLINE,
      hint: say('opportunities.verificationQueue.declineHint'),
      question: askReason(
        {
          templates: DECLINE_TEMPLATES,
          description: ({ length }) =>
            length > 1
              ? say('opportunities.verificationQueue.declineConsequence')
              : say('opportunities.verificationQueue.partnerGets'),
        },
        (reason) => ({ isApproved: false, reason }),
      ),
    },
  ],
  canDecide: ({ state }) => state === 'pending',
  whyNot: (row) => {
    if (row.state === 'declined') return say('opportunities.verificationQueue.declined');
    return isPastDeadline(row)
      ? say('opportunities.verificationQueue.closed')
      : say('opportunities.verificationQueue.public', { points: row.pointsRequired ?? 0 });
  },
  send: async ({ rows, verdict }) =>
    answerEach(rows, async ({ id, revision, type }) => {
      const { data } = await verifyOpportunity({ ...KEEP_ALIVE, path: { id }, body: { ...verdict, revision } });
      if (verdict.isApproved) rememberPoints(type.id, verdict.pointsRequired);
      if (rows.length === 1) toast({ message: data.message, detail: data.data.title, tone: 'success' });
      return { message: data.message, changed: data.data };
    }),
  describe: ({ pointsRequired }, verdict) =>
    verdict.isApproved
      ? say('opportunities.verificationQueue.done.approved', { points: pointsRequired ?? 0 })
      : say('opportunities.verificationQueue.done.declined'),
  reread: async ({ id }) => (await getOpportunity({ path: { id } })).data.data,
  keep: updateVerifiedRow,
  forget: (queryClient) => makeStale(queryClient, 'opportunities'),
});

const pointsIn = (verdict: unknown): number | null =>
  typeof verdict === 'object' && verdict && 'pointsRequired' in verdict && typeof verdict.pointsRequired === 'number'
    ? verdict.pointsRequired
    : null;
