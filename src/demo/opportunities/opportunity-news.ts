/** Notifications about opportunities and applications for the demo accounts, in the server's words. */

import { headline } from '#domains/notifications/server/public.ts';
import { applicationsPathOf, opportunityPathOf } from '#domains/opportunities/model.ts';
import { sayCount, sayDeadline, withMessage } from '#domains/opportunities/server/public.ts';
import { DAY_MS } from '../ids.ts';
import { newsRow } from '../news-row.ts';
import type { DemoPerson } from '../people.ts';
import type { Random } from '../random.ts';
import type { DemoApplication } from './applications.ts';
import type { DemoOpportunity, DemoOpportunityEvent } from './opportunities.ts';

interface Offered {
  people: readonly DemoPerson[];
  opportunities: readonly DemoOpportunity[];
  applications: readonly DemoApplication[];
}

type Told = Omit<Parameters<typeof newsRow>[1], 'userId'>;

const NEWS_MS = 60 * DAY_MS;

export function toOpportunityNews(random: Random, { people, opportunities, applications }: Offered, today: Date) {
  const hosts = people.filter(({ canSignIn }) => canSignIn);
  const isLate = ({ at }: Told) => today.getTime() - at.getTime() < NEWS_MS;
  const tell = (userId: string, news: Told[]) =>
    news.filter(isLate).map((told) => newsRow(random, { ...told, userId }, today));
  const waiting = opportunities.filter(({ status }) => status.isVerified === null).at(-1);
  return hosts.flatMap(({ id, role }) => {
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
    const asAdmin: Told[] =
      role === 'Admin' && waiting
        ? [
            {
              kind: 'opportunity_waiting',
              title: 'New opportunities are awaiting verification',
              link: '/admin/opportunities',
              at: waiting.createdAt,
            },
          ]
        : [];
    return tell(id, [...asOwner, ...asApplicant, ...asAdmin]);
  });
}

const named = ({ id, plan }: DemoOpportunity) => ({ id, title: plan.title });

function newsOf(
  { event, at, reason }: DemoOpportunityEvent,
  opportunity: DemoOpportunity,
  received: readonly DemoApplication[],
): Told[] {
  const { pointsRequired, deadline, timeZone, plan } = opportunity;
  const link = opportunityPathOf(named(opportunity));
  const title = (what: string) => headline('Your opportunity', plan.title, what);
  switch (event) {
    case 'approved': {
      const who = pointsRequired === 0 ? 'Every member' : `Members with ${pointsRequired} points or more`;
      const body = `${who} can apply until ${sayDeadline({ deadline, timeZone })}.`;
      return [{ kind: 'opportunity_verified', title: title('was approved'), body, link, at }];
    }
    case 'declined':
      return [{ kind: 'opportunity_declined', title: title('was declined'), body: reason, link, at }];
    case 'hidden': {
      const body = 'An admin hid it: it’s no longer listed and no one else can apply. You keep its applications.';
      return [{ kind: 'opportunity_hidden', title: title('was hidden'), body, link, at }];
    }
    case 'closed': {
      const accepted = received.filter(({ state }) => state === 'accepted' || state === 'auto-accepted').length;
      const undecided = received.filter(({ isClosedUndecided }) => isClosedUndecided).length;
      const ended = undecided === 0 ? '' : ` ${sayCount(undecided, 'application')} closed without a decision.`;
      const body = `${sayCount(accepted, 'application')} accepted.${ended}`;
      const queue = applicationsPathOf(named(opportunity));
      return [{ kind: 'opportunity_closed', title: title('has closed'), body, link: queue, at }];
    }
    default:
      return [];
  }
}

/** One notification for all pending ones: an owner who hasn't looked isn't notified again. */
function receivedNews(opportunity: DemoOpportunity, received: readonly DemoApplication[]): Told[] {
  const [first] = received
    .filter(({ state }) => state === 'requested')
    .toSorted((a, b) => a.requestedAt.getTime() - b.requestedAt.getTime());
  if (!first) return [];
  return [
    {
      kind: 'application_received',
      title: headline('New applications', opportunity.plan.title),
      link: applicationsPathOf(named(opportunity)),
      actorId: first.applicantId,
      at: first.requestedAt,
    },
  ];
}

function reminders(opportunity: DemoOpportunity, received: readonly DemoApplication[], today: Date): Told[] {
  const { closesAt, deadline, timeZone, plan, status } = opportunity;
  const at = new Date(closesAt.getTime() - 7 * DAY_MS);
  const undecided = received.filter(({ requestedAt, state }) => state === 'requested' && requestedAt < at).length;
  if (status.isVerified !== true || status.isPastDeadline || at > today || undecided === 0) return [];
  return [
    {
      kind: 'opportunity_deadline',
      title: headline('Applications need your decision', plan.title),
      body: `${sayCount(undecided, 'pending application')}. You can decide until ${sayDeadline({ deadline, timeZone })}; after that, undecided applications are declined.`,
      link: applicationsPathOf(named(opportunity)),
      at,
    },
  ];
}

function answerTo({ state, decidedAt, decisionMessage }: DemoApplication, opportunity: DemoOpportunity): Told[] {
  const link = opportunityPathOf(named(opportunity));
  const title = (what: string) => headline('Your application', opportunity.plan.title, what);
  if (!decidedAt) return [];
  const base = { link, at: decidedAt };
  if (state === 'denied') {
    const body = 'You weren’t selected this time. You keep all your points.';
    return [
      {
        ...base,
        kind: 'application_denied',
        title: title('wasn’t accepted'),
        body: withMessage(body, decisionMessage),
      },
    ];
  }
  if (state === 'accepted') {
    return [
      {
        ...base,
        kind: 'application_accepted',
        title: title('was accepted'),
        body: withMessage('You have a place.', decisionMessage),
      },
    ];
  }
  if (state !== 'auto-accepted') return [];
  const body = 'You had enough points to be accepted automatically. You have a place.';
  return [
    {
      ...base,
      kind: 'application_auto_accepted',
      title: title('was accepted'),
      body: withMessage(body, decisionMessage),
    },
  ];
}
