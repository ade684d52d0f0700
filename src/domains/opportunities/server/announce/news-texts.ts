/** Texts shared by notifications, emails and the demo. */

import { headline } from '#domains/notifications/server/public.ts';
import { say } from '#languages/say.ts';
import { formatDay } from '#ui/shared/dates.ts';
import { isolate } from '#ui/shared/isolate.ts';
import { sayZone } from '../../zone-names.ts';

interface Deadline {
  deadline: string;
  timeZone: string;
}

/** For texts about the end of a day: "the end of 30 Nov 25 (Fiji Standard Time)". */
export const deadlineIn = ({ deadline, timeZone }: Deadline) => ({
  day: formatDay(deadline),
  timeZone: isolate(sayZone(timeZone, deadline)),
});

/** Who can apply, and until when. */
export const sayWhoCanApply = (opportunity: Deadline, points: number): string =>
  say('opportunities.news.approved.body', { points, ...deadlineIn(opportunity) });

export const sayUndecided = (opportunity: Deadline, count: number): string =>
  say('opportunities.news.undecided.body', { count, ...deadlineIn(opportunity) });

const TITLES = {
  approved: (title: string) => say('opportunities.news.approved.title', { title }),
  declined: (title: string) => say('opportunities.news.declined.title', { title }),
  hidden: (title: string) => say('opportunities.news.hidden.title', { title }),
  shown: (title: string) => say('opportunities.news.shown.title', { title }),
  closed: (title: string) => say('opportunities.news.closed.title', { title }),
  received: (title: string) => say('opportunities.news.received.title', { title }),
  withdrawn: (title: string) => say('opportunities.news.withdrawn.title', { title }),
  undecided: (title: string) => say('opportunities.news.undecided.title', { title }),
  accepted: (title: string) => say('opportunities.news.accepted.title', { title }),
  denied: (title: string) => say('opportunities.news.denied.title', { title }),
  notReviewed: (title: string) => say('opportunities.news.notReviewed.title', { title }),
  partnerLeft: (title: string) => say('opportunities.news.partnerLeft.title', { title }),
  partnerless: (title: string) => say('opportunities.news.partnerless.title', { title }),
  handedOver: (title: string) => say('opportunities.news.handedOver.title', { title }),
  closingSoon: (title: string) => say('opportunities.news.closingSoon.title', { title }),
  unlocked: (title: string) => say('opportunities.news.unlocked.title', { title }),
};

/** The title of a notification. */
export const sayNews = (what: keyof typeof TITLES, opportunityTitle: string): string =>
  TITLES[what](headline(opportunityTitle));

const MAX_MESSAGE_LENGTH = 500;

/** Appends the start of the partner's message. The linked page shows all of it. */
export function withMessage(news: string, message: string | null): string {
  if (message === null) return news;
  const isCut = message.length > MAX_MESSAGE_LENGTH;
  const begun = isCut ? `${message.slice(0, MAX_MESSAGE_LENGTH - 1).toWellFormed()}…` : message;
  return say('opportunities.news.withMessage', { news, message: isolate(begun) });
}
