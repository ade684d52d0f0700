/** Approving and declining opportunities: texts, dialogs and API calls. */
import { getOpportunity } from '#generated/opportunities/getOpportunity.gen.ts';
import { verifyOpportunity } from '#generated/opportunities/verifyOpportunity.gen.ts';
import type { Opportunity, OpportunitySummary } from '#generated/types.gen.ts';
import { answerEach, OUTLIVES_THE_PAGE } from '#platform/browser/decisions/answers.ts';
import { type DecisionKind, question } from '#platform/browser/decisions/decision-kind.ts';
import { askReason } from '#platform/browser/decisions/reason-question.ts';
import { toast } from '#ui/toast.ts';
import { DECLINE_TEMPLATES } from './decline-templates.ts';
import { rememberPoints } from './points-memory.ts';
import { forgetVerified, keepVerified } from './verify-cache.ts';

export type VerifyVerdict = { isApproved: true; pointsRequired: number } | { isApproved: false; reason: string };

export const verifyDecisions: DecisionKind<OpportunitySummary, VerifyVerdict, Opportunity> = {
  plural: 'opportunities',
  titleOf: ({ title }) => title,
  choices: [
    {
      id: 'approve',
      key: 'a',
      label: 'Approve',
      doing: 'Approving',
      done: 'approved',
      hint: 'Approve and set the points needed',
      question: question(
        async () => (await import('./points-dialog.tsx')).PointsDialog,
        ({ rows, refused, about, onAnswer, onClose }) => ({
          rows,
          about,
          start: pointsIn(refused),
          onPoints: (pointsRequired: number) => onAnswer({ isApproved: true, pointsRequired }),
          onClose,
        }),
      ),
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
            `${isMany ? 'Each' : 'The'} partner gets your reason here and by email, and can edit and resubmit.`,
        },
        (reason) => ({ isApproved: false, reason }),
      ),
    },
  ],
  canDecide: ({ state }) => state === 'pending',
  send: async ({ rows, verdict }) =>
    answerEach(rows, async ({ id, revision, type }) => {
      const { data } = await verifyOpportunity({ ...OUTLIVES_THE_PAGE, path: { id }, body: { ...verdict, revision } });
      if (verdict.isApproved) rememberPoints(type.id, verdict.pointsRequired);
      if (rows.length === 1) toast({ message: data.message, detail: data.data.title, tone: 'success' });
      return { message: data.message, changed: data.data };
    }),
  describe: ({ pointsRequired }, verdict) =>
    verdict.isApproved
      ? `You approved it: ${(pointsRequired ?? 0).toLocaleString('en-GB')} points needed`
      : 'You declined it',
  reread: async (id) => (await getOpportunity({ path: { id } })).data.data,
  keep: keepVerified,
  forget: forgetVerified,
};

const pointsIn = (verdict: unknown): number | null =>
  typeof verdict === 'object' && verdict && 'pointsRequired' in verdict && typeof verdict.pointsRequired === 'number'
    ? verdict.pointsRequired
    : null;
