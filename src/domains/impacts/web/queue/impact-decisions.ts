/** How impacts are decided in the queue, and the calls behind it. */

import type { ComponentProps } from 'react';
import { impactBulkReviewInputBounds } from '#generated/bounds/ImpactBulkReviewInput.gen.ts';
import { getImpact } from '#generated/impacts/getImpact.gen.ts';
import { reviewImpact } from '#generated/impacts/reviewImpact.gen.ts';
import { reviewImpacts } from '#generated/impacts/reviewImpacts.gen.ts';
import type { Impact } from '#generated/types.gen.ts';
import { answerOf, OUTLIVES_THE_PAGE } from '#platform/browser/decisions/answers.ts';
import { type DecisionKind, question } from '#platform/browser/decisions/decision-kind.ts';
import type { Decision, Outcome } from '#platform/browser/decisions/held-decision.ts';
import { askReason, reasonIn } from '#platform/browser/decisions/reason-question.ts';
import type { CommentDialog } from './comment-dialog.tsx';
import { DECLINE_TEMPLATES } from './decline-templates.ts';
import { forgetLists, keepImpact } from './impact-cache.ts';

type ImpactVerdict = { isVerified: true; reason?: string } | { isVerified: false; reason: string };
type ImpactDecision = Decision<Impact, ImpactVerdict>;

/** The server's limit per call. */
export const MOST_AT_ONCE = impactBulkReviewInputBounds.ids.maxItems;

export const impactDecisions: DecisionKind<Impact, ImpactVerdict> = {
  plural: 'impacts',
  titleOf: ({ title }) => title,
  choices: [
    {
      id: 'approve',
      key: 'a',
      label: 'Approve',
      doing: 'Approving',
      done: 'approved',
      verdict: { isVerified: true },
    },
    {
      id: 'decline',
      key: 'd',
      label: 'Decline',
      doing: 'Declining',
      done: 'declined',
      hint: 'Decline with a reason',
      question: askReason(
        {
          templates: DECLINE_TEMPLATES,
          description: (isMany) =>
            `${isMany ? 'Each' : 'The'} owner will get your reason here and by email. They can edit and resubmit, or appeal once.`,
        },
        (reason) => ({ isVerified: false, reason }),
      ),
    },
    {
      id: 'comment',
      key: 'c',
      label: 'Approve with a comment',
      doing: 'Approving',
      done: 'approved',
      question: approveWithComment(),
    },
  ],
  canDecide: ({ canReview }) => canReview,
  send: sendDecision,
  describe: ({ approvals, quorum, isVerified }, verdict) => {
    if (!verdict.isVerified) return 'You declined it';
    return isVerified === null && quorum > 1 ? `You approved it: ${approvals} of ${quorum}` : 'You approved it';
  },
  reread: async (id) => (await getImpact({ path: { id } })).data.data,
  keep: keepImpact,
  forget: forgetLists,
};

function approveWithComment() {
  return question<Impact, ImpactVerdict, ComponentProps<typeof CommentDialog>>(
    async () => (await import('./comment-dialog.tsx')).CommentDialog,
    ({ rows, refused, about, onAnswer, onClose }) => ({
      title: `Approve ${about}`,
      start: reasonIn(refused),
      description: `${rows.length > 1 ? 'The owners' : 'The owner'} will read your comment on the impact’s page and by email.`,
      confirm: rows.length > 1 ? `Approve ${rows.length}` : 'Approve',
      onComment: (reason) => onAnswer({ isVerified: true, reason }),
      onClose,
    }),
  );
}

/** Decisions carry the revisions that were seen (optimistic lock). */
async function sendDecision(decision: ImpactDecision): Promise<readonly Outcome<Impact>[]> {
  const [first, ...others] = decision.rows;
  if (first === undefined) return [];
  return others.length === 0 ? [await decideOne(first, decision)] : await decideMany(decision);
}

const decideOne = ({ id, revision }: Impact, { verdict }: ImpactDecision): Promise<Outcome<Impact>> =>
  answerOf({ id }, async () => {
    const { data } = await reviewImpact({ ...OUTLIVES_THE_PAGE, path: { id }, body: { ...verdict, revision } });
    return { message: data.message, changed: data.data };
  });

async function decideMany({ rows, verdict }: ImpactDecision): Promise<readonly Outcome<Impact>[]> {
  const ids = rows.map(({ id }) => id);
  const revisions = rows.map(({ revision }) => revision);
  const { data } = await reviewImpacts({ ...OUTLIVES_THE_PAGE, body: { ids, revisions, ...verdict } });
  return data.data.results.map(({ id, isDone, message, impact }) => ({ id, isDone, message, changed: impact }));
}
