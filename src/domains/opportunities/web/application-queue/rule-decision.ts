/** Turning auto-accept on or off, with undo like every decision. */
import { autoAcceptApplications } from '#generated/opportunities/autoAcceptApplications.gen.ts';
import { getOpportunityQueryKey } from '#generated/opportunities/getOpportunity.gen.ts';
import type { AutoAcceptRule, Opportunity } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { changeAnswer } from '#platform/browser/calls/cached-rows.ts';
import { showing } from '#platform/browser/calls/stale.ts';
import { answerEach, KEEP_ALIVE } from '#platform/browser/decisions/decision-answers.ts';
import type { DecisionKind } from '#platform/browser/decisions/decision-kind.ts';
import { refetchOpportunities } from '../cached-opportunities.ts';
import { takesDecisions } from '../opportunity-state.ts';

export interface RuleVerdict {
  /** Minimum points; null turns the rule off. */
  points: number | null;
  /** Pending applications accepted immediately, according to the preview. */
  expected: number;
}

interface RuleSet {
  opportunityId: string;
  rule: AutoAcceptRule;
}

export const TURN_RULE = 'rule';

export const ruleDecision: DecisionKind<Opportunity, RuleVerdict, RuleSet> = {
  countOf: (count) => say('opportunities.ruleDecision.counted', { count }),
  titleOf: ({ title }) => title,
  choices: [
    {
      id: TURN_RULE,
      key: 'p',
      label: say('opportunities.ruleDecision.title'),
      doing: say('opportunities.ruleDecision.changing'),
      done: say('opportunities.ruleDecision.changed'),
      about: {
        asking: (rows) => say('opportunities.ruleDecision.titleFor', { rows }),
        doing: (rows) => say('opportunities.ruleDecision.changingRows', { rows }),
        notDone: (rows, count) => say('opportunities.ruleDecision.notChanged', { rows, count }),
      },
      verdict: { points: null, expected: 0 },
    },
  ],
  canDecide: takesDecisions,
  send: ({ rows, verdict: { points } }) =>
    answerEach(rows, async ({ id }) => {
      const body = points === null ? { isApproved: false } : { isApproved: true, min_pointsreq: points };
      const { data } = await autoAcceptApplications({ ...KEEP_ALIVE, path: { id }, body });
      const { rule, acceptedCount } = data.data;
      return { message: sayDone(rule.min_pointsreq, acceptedCount), changed: { opportunityId: id, rule } };
    }),
  keep: (queryClient, { opportunityId, rule }) =>
    changeAnswer<Opportunity>(queryClient, getOpportunityQueryKey({ path: { id: opportunityId } }), {
      autoAccept: rule,
    }),
  // It may have accepted applications in the queue too.
  forget: (queryClient) => {
    refetchOpportunities(queryClient);
    return queryClient.invalidateQueries(showing('applications'));
  },
};

/** Shown while the change can still be undone. */
export function sayPendingChange({ points, expected }: RuleVerdict): string {
  if (points === null) return say('opportunities.ruleDecision.consequence.off');
  if (expected === 0) return say('opportunities.ruleDecision.applicantsWillBe', { points });
  return say('opportunities.ruleDecision.consequence.on', { expected });
}

function sayDone(points: number | null, accepted: number): string {
  if (points === null) return say('opportunities.ruleDecision.done.off');
  return say('opportunities.ruleDecision.done.on', { accepted });
}
