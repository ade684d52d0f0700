/** Accepting and declining applications: texts, dialogs and API calls. */
import type { ComponentProps } from 'react';
import { decideApplication } from '#generated/opportunities/decideApplication.gen.ts';
import { listApplications } from '#generated/opportunities/listApplications.gen.ts';
import type { Application } from '#generated/types.gen.ts';
import { answerEach, OUTLIVES_THE_PAGE } from '#platform/browser/decisions/answers.ts';
import { type DecisionKind, question } from '#platform/browser/decisions/decision-kind.ts';
import type { Outcome } from '#platform/browser/decisions/held-decision.ts';
import { forgetCounts, keepApplication } from './application-cache.ts';
import type { MessageDialog } from './message-dialog.tsx';
import { forgetMessages } from './message-memory.ts';

interface ApplicationVerdict {
  isApproved: boolean;
  message: string | null;
}

const withMessage = (isApproved: boolean) =>
  question<Application, ApplicationVerdict, ComponentProps<typeof MessageDialog>>(
    async () => (await import('./message-dialog.tsx')).MessageDialog,
    ({ rows, label, about, onAnswer, onClose }) => ({
      rows,
      isApproved,
      label,
      about,
      onMessage: (message) => onAnswer({ isApproved, message }),
      onClose,
    }),
  );

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
      hint: 'Accept, with a message',
      question: withMessage(true),
    },
    {
      id: 'deny',
      key: 'd',
      label: 'Decline',
      doing: 'Declining',
      done: 'declined',
      hint: 'Decline, with a message',
      question: withMessage(false),
    },
  ],
  canDecide: ({ state }) => state === 'requested',
  send: async ({ rows, verdict }) => {
    const outcomes = await answerEach(rows, async ({ id }) => {
      const { data } = await decideApplication({ ...OUTLIVES_THE_PAGE, path: { id }, body: verdict });
      forgetMessages(id);
      return { message: data.message, changed: data.data };
    });
    return Promise.all(outcomes.map((outcome) => asItStands(outcome, rows)));
  },
  keep: keepApplication,
  forget: forgetCounts,
};

const MOST_OF_A_NAME = 100;

/** There is no call for a single application, so a refused one is found by the applicant's name. */
async function asItStands(outcome: Outcome<Application>, rows: readonly Application[]): Promise<Outcome<Application>> {
  const row = rows.find(({ id }) => id === outcome.id);
  if (outcome.isDone || !row) return outcome;
  const query = { opportunityId: row.opportunity.id, search: row.applicant.name, page_size: MOST_OF_A_NAME };
  // The row shows the server's message even if this fails.
  const found = await listApplications({ query }).catch(() => null);
  return { ...outcome, changed: found?.data.data.data.find(({ id }) => id === row.id) ?? null };
}
