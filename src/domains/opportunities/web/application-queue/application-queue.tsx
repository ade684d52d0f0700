/** Accepting and declining applications. */

import type { ComponentProps } from 'react';
import { sayName } from '#domains/people/model.ts';
import { decideApplication } from '#generated/opportunities/decideApplication.gen.ts';
import {
  listApplications,
  listApplicationsOptions,
  listApplicationsQueryKey,
} from '#generated/opportunities/listApplications.gen.ts';
import type { Application } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { changeRow } from '#platform/browser/calls/cached-rows.ts';
import { makeStale } from '#platform/browser/calls/stale.ts';
import { answerEach, KEEP_ALIVE } from '#platform/browser/decisions/decision-answers.ts';
import { ACCEPT, DECLINE_PERSON, question } from '#platform/browser/decisions/decision-kind.ts';
import { declareQueue } from '#platform/browser/decisions/queue/declare-queue.tsx';
import { rowsOf } from '#platform/browser/decisions/queue/queue-list.ts';
import { discardUnsentText } from '#platform/browser/drafts/unsent-texts.ts';
import { isolate } from '#ui/shared/isolate.ts';
import { refetchOpportunities } from '../cached-opportunities.ts';
import { ApplicationPanel } from './application-panel.tsx';
import { ApplicationRow } from './application-row.tsx';
import { applicationFilters } from './applications-filters.ts';
import { ExportButton } from './export-button.tsx';
import type { MessageDialog } from './message-dialog.tsx';
import { OpportunityBar } from './opportunity-bar.tsx';
import { updateSeatsLeft } from './update-seats-left.ts';

interface ApplicationVerdict {
  isApproved: boolean;
  message: string | null;
}

const withMessage = (isApproved: boolean) =>
  question<Application, ApplicationVerdict, ComponentProps<typeof MessageDialog>>(
    async () => (await import('./message-dialog.tsx')).MessageDialog,
    ({ rows, title, confirm, onAnswer, onClose }) => ({
      rows,
      isApproved,
      title,
      confirm,
      onMessage: (message) => onAnswer({ isApproved, message }),
      onClose,
    }),
  );

const MAX_PAGE_SIZE = 100;

/** Why these can't all be accepted; null if there are places for them. */
function sayFull(rows: readonly Application[]): string | null {
  for (const applications of Map.groupBy(rows, ({ opportunity }) => opportunity.id).values()) {
    const left = applications[0]?.opportunity.seatsLeft ?? null;
    if (left !== null && applications.length > left) return say('opportunities.applicationQueue.placesLeft', { left });
  }
  return null;
}

export const applicationQueue = declareQueue<Application, ApplicationVerdict, typeof applicationFilters>({
  lead: say('opportunities.applicationQueue.intro'),
  renderActions: ({ opportunityId }) => opportunityId === undefined && <ExportButton opportunity={null} />,
  countOf: (count) => say('opportunities.applicationQueue.counted', { count }),
  titleOf: ({ applicant }) => sayName(applicant),
  areTitlesNames: true,
  views: () => [
    {
      id: 'waiting',
      name: say('opportunities.applicationQueue.toDecide'),
      empty: {
        title: say('opportunities.applicationQueue.caughtUp'),
        text: say('opportunities.applicationQueue.caughtUpHint'),
        noMatch: say('opportunities.applicationQueue.pendingFiltered'),
      },
    },
    {
      id: 'all',
      name: say('opportunities.applicationQueue.all'),
      empty: {
        title: say('opportunities.applicationQueue.empty'),
        text: say('opportunities.applicationQueue.emptyHint'),
        noMatch: say('opportunities.applicationQueue.allFiltered'),
      },
    },
  ],
  // The count covers all opportunities.
  isCounted: ({ opportunityId }) => opportunityId === undefined,
  filters: applicationFilters,
  renderAbove: ({ opportunityId: id }) => id !== undefined && <OpportunityBar key={id} id={id} />,
  read: ({ view, ...values }, paging) =>
    rowsOf(
      listApplicationsOptions({ query: { ...values, ...paging, ...(view === 'waiting' && { state: 'requested' }) } }),
    ),
  Row: ApplicationRow,
  Panel: ApplicationPanel,
  maxAtOnce: 25,
  choices: [
    {
      ...ACCEPT,
      hint: say('opportunities.applicationQueue.acceptHint'),
      whyOff: sayFull,
      question: withMessage(true),
    },
    {
      ...DECLINE_PERSON,
      hint: say('opportunities.applicationQueue.declineHint'),
      question: withMessage(false),
    },
  ],
  canDecide: ({ state }) => state === 'requested',
  whyNot: ({ state, isClosedUndecided, decidedBy }) => {
    if (state === 'withdrawn') return say('opportunities.applicationQueue.withdrawn');
    if (state === 'auto-accepted') return say('opportunities.applicationQueue.acceptedAutomatically');
    if (isClosedUndecided) return say('opportunities.applicationQueue.undecided');
    if (!decidedBy)
      return state === 'accepted'
        ? say('opportunities.applicationQueue.accepted')
        : say('opportunities.applicationQueue.declined');
    const by = isolate(sayName(decidedBy));
    return state === 'accepted'
      ? say('opportunities.applicationQueue.acceptedBy', { by })
      : say('opportunities.applicationQueue.declinedBy', { by });
  },
  send: ({ rows, verdict }) =>
    answerEach(rows, async ({ id }) => {
      const { data } = await decideApplication({ ...KEEP_ALIVE, path: { id }, body: verdict });
      discardUnsentText(id);
      return { message: data.message, changed: data.data };
    }),
  // There is no call for a single application, so it's found by the applicant's name.
  reread: async ({ id, opportunity, applicant }) => {
    const query = { opportunityId: opportunity.id, search: applicant.name, page_size: MAX_PAGE_SIZE };
    return (await listApplications({ query })).data.data.data.find((one) => one.id === id) ?? null;
  },
  keep: (queryClient, row) => {
    changeRow<Application>(queryClient, [listApplicationsQueryKey()], row.id, () => row);
    updateSeatsLeft(queryClient, row.opportunity);
  },
  forget: (queryClient) => {
    refetchOpportunities(queryClient);
    return makeStale(queryClient, 'applications');
  },
});
