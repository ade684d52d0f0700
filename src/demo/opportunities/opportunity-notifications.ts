/** Notifications about opportunities and applications for the demo accounts, in the server's words. */

import { applicationsPathOf, opportunityPathOf } from '#domains/opportunities/model.ts';
import {
  sayOpportunityNotification,
  sayUndecided,
  sayWhoCanApply,
  withMessage,
} from '#domains/opportunities/server/public.ts';
import { say } from '#languages/say.ts';
import { DAY_MS } from '../ids.ts';
import { notificationRow } from '../notification-row.ts';
import type { DemoPerson } from '../people/people.ts';
import type { Random } from '../random.ts';
import type { DemoApplication } from './applications.ts';
import type { DemoOpportunity, DemoOpportunityEvent } from './opportunities.ts';

interface OfferedCommunity {
  people: readonly DemoPerson[];
  opportunities: readonly DemoOpportunity[];
  applications: readonly DemoApplication[];
}

type OpportunityNotification = Omit<Parameters<typeof notificationRow>[1], 'userId'>;

const NEWS_MS = 60 * DAY_MS;

export function toOpportunityNotifications(
  random: Random,
  { people, opportunities, applications }: OfferedCommunity,
  today: Date,
) {
  const demoAccounts = people.filter(({ canSignIn }) => canSignIn);
  const isRecent = ({ at }: OpportunityNotification) => today.getTime() - at.getTime() < NEWS_MS;
  const rowsFor = (userId: string, news: OpportunityNotification[]) =>
    news.filter(isRecent).map((notification) => notificationRow(random, { ...notification, userId }, today));
  const pending = opportunities.filter(({ status }) => status.isVerified === null).at(-1);
  return demoAccounts.flatMap(({ id, role }) => {
    const own = opportunities.filter(({ ownerId }) => ownerId === id);
    const asOwner = own.flatMap((opportunity) => {
      const received = applications.filter(({ opportunityId }) => opportunityId === opportunity.id);
      return [
        ...opportunity.events.flatMap((event) => newsOf(event, opportunity, received)),
        ...receivedNews(opportunity, received),
        ...reminders(opportunity, received, today),
      ];
    });
    const asApplicant = applications
      .filter(({ applicantId }) => applicantId === id)
      .flatMap((application) => {
        const opportunity = opportunities.find(({ id: offered }) => offered === application.opportunityId);
        return opportunity ? answerTo(application, opportunity) : [];
      });
    const asAdmin: OpportunityNotification[] =
      role === 'Admin' && pending
        ? [
            {
              kind: 'opportunity_waiting',
              title: say('opportunities.notifications.waiting.title'),
              link: '/admin/opportunities',
              at: pending.createdAt,
            },
          ]
        : [];
    return rowsFor(id, [...asOwner, ...asApplicant, ...asAdmin]);
  });
}

const linkTarget = ({ id, plan }: DemoOpportunity) => ({ id, title: plan.title });

function newsOf(
  { event, at, reason }: DemoOpportunityEvent,
  opportunity: DemoOpportunity,
  received: readonly DemoApplication[],
): OpportunityNotification[] {
  const { pointsRequired, deadline, timeZone, plan } = opportunity;
  const link = opportunityPathOf(linkTarget(opportunity));
  switch (event) {
    case 'approved': {
      const body = sayWhoCanApply({ deadline, timeZone }, pointsRequired ?? 0);
      return [{ kind: 'opportunity_verified', title: sayOpportunityNotification(event, plan.title), body, link, at }];
    }
    case 'declined':
      return [
        { kind: 'opportunity_declined', title: sayOpportunityNotification(event, plan.title), body: reason, link, at },
      ];
    case 'hidden': {
      const body = say('opportunities.notifications.hidden.body');
      return [{ kind: 'opportunity_hidden', title: sayOpportunityNotification(event, plan.title), body, link, at }];
    }
    case 'closed': {
      const accepted = received.filter(({ state }) => state === 'accepted' || state === 'auto-accepted').length;
      const undecided = received.filter(({ isClosedUndecided }) => isClosedUndecided).length;
      const body = say('opportunities.notifications.closed.body', { accepted, undecided });
      const queue = applicationsPathOf(linkTarget(opportunity));
      return [
        { kind: 'opportunity_closed', title: sayOpportunityNotification(event, plan.title), body, link: queue, at },
      ];
    }
    default:
      return [];
  }
}

/** One notification for all pending applications: owners who haven't looked at them aren't notified again. */
function receivedNews(opportunity: DemoOpportunity, received: readonly DemoApplication[]): OpportunityNotification[] {
  const [first] = received
    .filter(({ state }) => state === 'requested')
    .toSorted((a, b) => a.requestedAt.getTime() - b.requestedAt.getTime());
  if (!first) return [];
  return [
    {
      kind: 'application_received',
      title: sayOpportunityNotification('received', opportunity.plan.title),
      link: applicationsPathOf(linkTarget(opportunity)),
      actorId: first.applicantId,
      at: first.requestedAt,
    },
  ];
}

function reminders(
  opportunity: DemoOpportunity,
  received: readonly DemoApplication[],
  today: Date,
): OpportunityNotification[] {
  const { closesAt, deadline, timeZone, plan, status } = opportunity;
  const at = new Date(closesAt.getTime() - 7 * DAY_MS);
  const undecided = received.filter(({ requestedAt, state }) => state === 'requested' && requestedAt < at).length;
  if (status.isVerified !== true || status.isPastDeadline || at > today || undecided === 0) return [];
  return [
    {
      kind: 'opportunity_deadline',
      title: sayOpportunityNotification('undecided', plan.title),
      body: sayUndecided({ deadline, timeZone }, undecided),
      link: applicationsPathOf(linkTarget(opportunity)),
      at,
    },
  ];
}

function answerTo(
  { state, decidedAt, decisionMessage }: DemoApplication,
  opportunity: DemoOpportunity,
): OpportunityNotification[] {
  const link = opportunityPathOf(linkTarget(opportunity));
  const title = (decision: 'accepted' | 'denied') => sayOpportunityNotification(decision, opportunity.plan.title);
  if (!decidedAt) return [];
  const base = { link, at: decidedAt };
  if (state === 'denied') {
    const body = say('opportunities.notifications.denied.body');
    return [
      {
        ...base,
        kind: 'application_denied',
        title: title('denied'),
        body: withMessage(body, decisionMessage),
      },
    ];
  }
  if (state === 'accepted') {
    return [
      {
        ...base,
        kind: 'application_accepted',
        title: title('accepted'),
        body: withMessage(say('opportunities.notifications.accepted.body'), decisionMessage),
      },
    ];
  }
  if (state !== 'auto-accepted') return [];
  const body = say('opportunities.notifications.accepted.bodyByPoints');
  return [
    {
      ...base,
      kind: 'application_auto_accepted',
      title: title('accepted'),
      body: withMessage(body, decisionMessage),
    },
  ];
}
