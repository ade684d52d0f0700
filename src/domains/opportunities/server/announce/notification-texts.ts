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
  say('opportunities.notifications.approved.body', { points, ...deadlineIn(opportunity) });

export const sayUndecided = (opportunity: Deadline, count: number): string =>
  say('opportunities.notifications.undecided.body', { count, ...deadlineIn(opportunity) });

const TITLES = {
  approved: (title: string) => say('opportunities.notifications.approved.title', { title }),
  declined: (title: string) => say('opportunities.notifications.declined.title', { title }),
  hidden: (title: string) => say('opportunities.notifications.hidden.title', { title }),
  shown: (title: string) => say('opportunities.notifications.shown.title', { title }),
  closed: (title: string) => say('opportunities.notifications.closed.title', { title }),
  received: (title: string) => say('opportunities.notifications.received.title', { title }),
  withdrawn: (title: string) => say('opportunities.notifications.withdrawn.title', { title }),
  undecided: (title: string) => say('opportunities.notifications.undecided.title', { title }),
  accepted: (title: string) => say('opportunities.notifications.accepted.title', { title }),
  denied: (title: string) => say('opportunities.notifications.denied.title', { title }),
  notReviewed: (title: string) => say('opportunities.notifications.notReviewed.title', { title }),
  partnerLeft: (title: string) => say('opportunities.notifications.partnerLeft.title', { title }),
  partnerless: (title: string) => say('opportunities.notifications.partnerless.title', { title }),
  handedOver: (title: string) => say('opportunities.notifications.handedOver.title', { title }),
  closingSoon: (title: string) => say('opportunities.notifications.closingSoon.title', { title }),
  unlocked: (title: string) => say('opportunities.notifications.unlocked.title', { title }),
};

export const sayNotification = (what: keyof typeof TITLES, opportunityTitle: string): string =>
  TITLES[what](headline(opportunityTitle));

const MAX_MESSAGE_LENGTH = 500;

/** Appends the start of the partner's message. The linked page shows all of it. */
export function withMessage(text: string, message: string | null): string {
  if (message === null) return text;
  const isCut = message.length > MAX_MESSAGE_LENGTH;
  const begun = isCut ? `${message.slice(0, MAX_MESSAGE_LENGTH - 1).toWellFormed()}…` : message;
  return say('opportunities.notifications.withMessage', { text, message: isolate(begun) });
}
