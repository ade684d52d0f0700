/** What a partner can decide about applications, how it is called, and the call that brings it to the server. */
import { decideApplication } from '../../../../../generated/opportunities/decideApplication.gen.ts';
import { listApplications } from '../../../../../generated/opportunities/listApplications.gen.ts';
import type { Application } from '../../../../../generated/types.gen.ts';
import { answerEach, OUTLIVES_THE_PAGE } from '../../../../platform/browser/decisions/answers.ts';
import type { DecisionKind } from '../../../../platform/browser/decisions/decision-kind.ts';
import type { Outcome } from '../../../../platform/browser/decisions/held-decision.ts';
import { forgetCounts, keepApplication } from './application-cache.ts';

interface ApplicationVerdict {
  isApproved: boolean;
}

export const applicationDecisions: DecisionKind<Application, ApplicationVerdict> = {
  plural: 'applications',
  titleOf: ({ applicant }) => applicant.name,
  choices: [
    {
      id: 'accept',
      key: 'a',
      label: 'Accept',
      doing: 'Accepting',
      done: 'accepted',
      hint: 'Accept: a place is taken',
      verdict: { isApproved: true },
    },
    { id: 'deny', key: 'd', label: 'Deny', doing: 'Denying', done: 'denied', verdict: { isApproved: false } },
  ],
  canDecide: ({ state }) => state === 'requested',
  send: async ({ rows, verdict }) => {
    const outcomes = await answerEach(rows, async ({ id }) => {
      const { data } = await decideApplication({ ...OUTLIVES_THE_PAGE, path: { id }, body: verdict });
      return { message: data.message, changed: data.data };
    });
    return Promise.all(outcomes.map((outcome) => asItStands(outcome, rows)));
  },
  keep: keepApplication,
  forget: forgetCounts,
};

const MOST_OF_A_NAME = 100;

/** No call answers with one application: a refused one is looked for under the applicant's name. */
async function asItStands(outcome: Outcome<Application>, rows: readonly Application[]): Promise<Outcome<Application>> {
  const row = rows.find(({ id }) => id === outcome.id);
  if (outcome.isDone || !row) return outcome;
  const query = { opportunityId: row.opportunity.id, search: row.applicant.name, page_size: MOST_OF_A_NAME };
  // The answer stands under the row all the same.
  const found = await listApplications({ query }).catch(() => null);
  return { ...outcome, changed: found?.data.data.data.find(({ id }) => id === row.id) ?? null };
}
