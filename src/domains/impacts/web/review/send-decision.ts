/** Brings a decision to the server, and what it answers to the one form that the screens know. */
import { fromPromise } from 'xstate';
import { reviewImpact } from '../../../../../generated/impacts/reviewImpact.gen.ts';
import { reviewImpacts } from '../../../../../generated/impacts/reviewImpacts.gen.ts';
import { isApiError } from '../../../../platform/browser/api-error.ts';
import {
  type Decision,
  type DecisionOutcome,
  type DecisionSubject,
  decisionUndoMachine,
} from '../../flows/decision-undo.ts';

export const providedDecisionMachine = decisionUndoMachine.provide({
  actors: {
    sendDecision: fromPromise<readonly DecisionOutcome[], Decision>(async ({ input }) => await sendDecision(input)),
  },
});

/** One impact is decided as it was seen, by its revision; many are decided as they are. Throws when no answer came. */
async function sendDecision(decision: Decision): Promise<readonly DecisionOutcome[]> {
  const [first, ...others] = decision.subjects;
  if (first === undefined) return [];
  return others.length === 0 ? [await decideOne(first, decision)] : await decideMany(decision);
}

/** So that a page that is closed while a decision is on its way does not take it along. */
const OUTLIVES_THE_PAGE = { keepalive: true } as const;

async function decideOne(
  { id, revision }: DecisionSubject,
  { isVerified, reason }: Decision,
): Promise<DecisionOutcome> {
  try {
    const { data } = await reviewImpact({
      ...OUTLIVES_THE_PAGE,
      path: { id },
      body: { isVerified, revision, ...(reason !== null && { reason }) },
    });
    return { id, isDone: true, message: data.message, impact: data.data };
  } catch (error) {
    if (isApiError(error, 'refused') || isApiError(error, 'invalid')) {
      return { id, isDone: false, message: error.message, impact: null };
    }
    throw error;
  }
}

async function decideMany({ subjects, isVerified, reason }: Decision): Promise<readonly DecisionOutcome[]> {
  const { data } = await reviewImpacts({
    ...OUTLIVES_THE_PAGE,
    body: { ids: subjects.map(({ id }) => id), isVerified, ...(reason !== null && { reason }) },
  });
  return data.data.results.map(({ id, isDone, message }) => ({ id, isDone, message, impact: null }));
}
