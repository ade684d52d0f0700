/** Reviewing impacts. */
import { impactBulkReviewInputBounds } from '#generated/bounds/ImpactBulkReviewInput.gen.ts';
import { impactQuestionInputBounds } from '#generated/bounds/ImpactQuestionInput.gen.ts';
import { impactReviewInputBounds } from '#generated/bounds/ImpactReviewInput.gen.ts';
import { askAboutImpact } from '#generated/impacts/askAboutImpact.gen.ts';
import { getImpact } from '#generated/impacts/getImpact.gen.ts';
import { reviewImpact } from '#generated/impacts/reviewImpact.gen.ts';
import { reviewImpacts } from '#generated/impacts/reviewImpacts.gen.ts';
import type { Impact, ImpactYearCount } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { makeStale } from '#platform/browser/calls/stale.ts';
import { answerEach, answerOf, KEEP_ALIVE } from '#platform/browser/decisions/decision-answers.ts';
import { APPROVE, type ChoiceWords, DECLINE } from '#platform/browser/decisions/decision-kind.ts';
import type { Decision, Outcome } from '#platform/browser/decisions/held-decision.ts';
import { declareQueue } from '#platform/browser/decisions/queue/declare-queue.tsx';
import type { QueueScope } from '#platform/browser/decisions/queue/queue-kind.ts';
import { useQueueList } from '#platform/browser/decisions/queue/queue-list.ts';
import type { Paging } from '#platform/browser/decisions/queue/use-queue-address.ts';
import { askReason, askText } from '#platform/browser/decisions/text-question.ts';
import { sayCount } from '#platform/browser/lists/say-total.ts';
import { useEventTypes } from '../event-types.ts';
import { DECLINE_TEMPLATES } from './decline-templates.ts';
import { cacheImpact } from './impact-cache.ts';
import { type ReviewValues, reviewFilters } from './review-filters.ts';
import { readImpacts } from './review-list-query.ts';
import { ReviewPanel } from './review-panel.tsx';
import { ReviewRow } from './review-row.tsx';
import { statusOf } from './review-state.ts';
import { reviewViews } from './review-views.ts';
import { whyNotDecidable } from './why-not-decidable.ts';

/** The years are part of the answer with the queue's rows, so this uses the same query and needs no second request. */
function useReviewOptions(values: ReviewValues, paging: Paging, scope: QueueScope) {
  const eventType = useEventTypes();
  const { years } = useQueueList(readImpacts(values, paging, scope)).data?.data ?? {};
  return { eventType, impactYear: years?.map(countedYear) };
}

const countedYear = (counted: ImpactYearCount) => ({
  value: String(counted.year),
  label: say('impacts.reviewOptions.year', { year: String(counted.year), count: sayCount(counted) }),
});

type ImpactVerdict =
  | { isVerified: true; reason?: string }
  | { isVerified: false; reason: string }
  | { asks: true; reason: string };
type ImpactDecision = Decision<Impact, ImpactVerdict>;

const ASK: ChoiceWords = {
  id: 'ask',
  key: 'q',
  label: say('impacts.ask.label'),
  doing: say('impacts.ask.doing'),
  about: {
    asking: (rows) => say('impacts.ask.rows', { rows }),
    doing: (rows) => say('impacts.ask.doingRows', { rows }),
    notDone: (rows, count) => say('impacts.ask.notDone', { rows, count }),
  },
  several: {
    confirm: (count) => say('impacts.ask.several', { count }),
    done: (rows) => say('impacts.ask.done', { rows }),
  },
  verb: say('impacts.ask.send'),
  hint: say('impacts.ask.hint'),
};

/** An appeal can't be appealed again. */
function sayWhoGetsReason(impacts: readonly Impact[]): string {
  const isFinal = impacts.every((impact) => statusOf(impact).isAppealed);
  if (impacts.length > 1) {
    return isFinal ? say('impacts.reviewQueue.finalConsequence') : say('impacts.reviewQueue.declineConsequence');
  }
  return isFinal ? say('impacts.reviewQueue.finalOneOwner') : say('impacts.reviewQueue.ownerGetsReason');
}

export const reviewQueue = declareQueue<Impact, ImpactVerdict, typeof reviewFilters>({
  lead: say('impacts.reviewQueue.intro'),
  countOf: (count) => say('impacts.reviewQueue.counted', { count }),
  titleOf: ({ title }) => title,
  views: ({ viewer }) => reviewViews(viewer.role),
  filters: reviewFilters,
  useOptions: useReviewOptions,
  read: readImpacts,
  Row: ReviewRow,
  Panel: ReviewPanel,
  // The server's limit per call.
  maxAtOnce: impactBulkReviewInputBounds.ids.maxItems,
  choices: [
    { ...APPROVE, verdict: { isVerified: true } },
    {
      ...DECLINE,
      hint: say('impacts.reviewQueue.declineHint'),
      question: askReason(
        {
          templates: DECLINE_TEMPLATES,
          description: sayWhoGetsReason,
        },
        (reason) => ({ isVerified: false, reason }),
      ),
    },
    {
      ...ASK,
      whyOff: (impacts) => (impacts.some(({ question }) => question?.isOpen) ? say('impacts.reviewQueue.asked') : null),
      question: askText(
        {
          field: {
            name: 'question',
            label: say('impacts.reviewQueue.question'),
            hint: say('impacts.reviewQueue.questionHint'),
            most: impactQuestionInputBounds.question.maxLength,
          },
          least: impactQuestionInputBounds.question.minLength,
          missing: say('impacts.reviewQueue.questionMissing'),
          description: ({ length }) =>
            length > 1 ? say('impacts.reviewQueue.ownersAnswer') : say('impacts.reviewQueue.ownerAnswers'),
        },
        (reason) => ({ asks: true, reason }),
      ),
    },
    {
      ...APPROVE,
      id: 'comment',
      key: 'c',
      label: say('impacts.reviewQueue.approveCommented'),
      verb: APPROVE.label,
      question: askText(
        {
          field: {
            name: 'comment',
            label: say('impacts.reviewQueue.comment'),
            hint: say('impacts.reviewQueue.commentHint'),
            most: impactReviewInputBounds.reason.maxLength,
          },
          missing: say('impacts.reviewQueue.commentMissing'),

          description: ({ length }) =>
            length > 1 ? say('impacts.reviewQueue.ownersReadComment') : say('impacts.reviewQueue.ownerReadsComment'),
        },
        (reason) => ({ isVerified: true, reason }),
      ),
    },
  ],
  canDecide: ({ canReview }) => canReview,
  whyNot: (impact, { viewer }) => whyNotDecidable(impact, viewer),
  send: sendDecision,
  describe: ({ approvals, quorum, isVerified }, verdict) => {
    if ('asks' in verdict) return say('impacts.reviewQueue.askedOwner');
    if (!verdict.isVerified) return say('impacts.reviewQueue.declined');
    return isVerified === null && quorum > 1
      ? say('impacts.reviewQueue.approvedOf', { approvals, quorum })
      : say('impacts.reviewQueue.approved');
  },
  reread: async ({ id }) => (await getImpact({ path: { id } })).data.data,
  keep: cacheImpact,
  forget: (queryClient) => makeStale(queryClient, 'impacts'),
});

/** Decisions carry the revisions that were seen (optimistic lock). */
async function sendDecision({ rows, verdict }: ImpactDecision): Promise<readonly Outcome<Impact>[]> {
  if ('asks' in verdict) return answerEach(rows, (impact) => ask(impact, verdict.reason));
  const [first, ...others] = rows;
  if (first === undefined) return [];
  return others.length === 0 ? [await decideOne(first, verdict)] : await decideMany(rows, verdict);
}

async function ask({ id, revision }: Impact, question: string) {
  const { data } = await askAboutImpact({ ...KEEP_ALIVE, path: { id }, body: { question, revision } });
  return { message: data.message, changed: data.data };
}

type Decided = Extract<ImpactVerdict, { isVerified: boolean }>;

const decideOne = ({ id, revision }: Impact, verdict: Decided): Promise<Outcome<Impact>> =>
  answerOf({ id }, async () => {
    const { data } = await reviewImpact({ ...KEEP_ALIVE, path: { id }, body: { ...verdict, revision } });
    return { message: data.message, changed: data.data };
  });

async function decideMany(rows: readonly Impact[], verdict: Decided): Promise<readonly Outcome<Impact>[]> {
  const ids = rows.map(({ id }) => id);
  const revisions = rows.map(({ revision }) => revision);
  const { data } = await reviewImpacts({ ...KEEP_ALIVE, body: { ids, revisions, ...verdict } });
  return data.data.results.map(({ id, isDone, message, impact }) => ({ id, isDone, message, changed: impact }));
}
