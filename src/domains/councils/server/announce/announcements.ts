/** Notifications about councils, written in the transaction of the change. */

import {
  headline,
  type LetterJob,
  notify,
  notifyEachOnce,
  notifyHourly,
  notifyOnce,
} from '#domains/notifications/server/public.ts';
import { say } from '#languages/say.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { COUNCIL_QUEUE_PATH, councilPathOf } from '../../model.ts';
import type { CouncilRow } from '../councils.repository.ts';

type AnnouncedCouncil = Pick<CouncilRow, 'id' | 'councilTitle' | 'ownerId'>;

/** Doesn't name the admin. */
export async function notifyOfDecision(
  tx: Tx,
  council: AnnouncedCouncil,
  { isApproved, reason, letter }: { isApproved: boolean; reason: string | null; letter: LetterJob },
): Promise<void> {
  await notify(tx, {
    userId: council.ownerId,
    kind: isApproved ? 'council_approved' : 'council_declined',
    title: () => sayCouncilNews(isApproved ? 'approved' : 'declined', council.councilTitle),
    body: () => reason,
    letter,
    link: councilPathOf(council),
  });
}

/** Not repeated until the admin has read it. */
export async function notifyAdmins(tx: Tx, adminIds: readonly string[]): Promise<void> {
  await notifyEachOnce(tx, adminIds, {
    kind: 'council_waiting',
    title: () => say('councils.notifications.waiting'),
    link: COUNCIL_QUEUE_PATH,
  });
}

/** Only the owner decides requests, so an admin has to hand the council over first. Not repeated until it's read. */
export async function notifyOfMissingOwner(
  tx: Tx,
  council: AnnouncedCouncil,
  adminIds: readonly string[],
): Promise<void> {
  await notifyEachOnce(tx, adminIds, {
    kind: 'council_waiting',
    title: () => sayCouncilNews('ownerless', council.councilTitle),
    link: councilPathOf(council),
  });
}

/** Not repeated until the owner has read it. */
export async function notifyOfRequest(
  tx: Tx,
  council: AnnouncedCouncil,
  userId: string,
  letter: LetterJob,
): Promise<void> {
  await notifyOnce(tx, {
    userId: council.ownerId,
    kind: 'membership_requested',
    title: () => sayCouncilNews('requested', council.councilTitle),
    link: councilPathOf(council, 'requests'),
    actorId: userId,
    letter,
  });
}

const KINDS = {
  accepted: 'membership_accepted',
  denied: 'membership_denied',
  removed: 'member_removed',
  handedToYou: 'council_handed_over',
  handedOn: 'council_handed_over',
} as const;

export async function notifyMember(
  tx: Tx,
  council: AnnouncedCouncil,
  what: keyof typeof KINDS,
  { userId, by, letter }: { userId: string; by: string; letter?: LetterJob },
): Promise<void> {
  const title = () => sayCouncilNews(what, council.councilTitle);
  const link = councilPathOf(council);
  // A removal can be repeated; the others answer a request or happen only once.
  const tell = what === 'removed' ? notifyHourly : notify;
  await tell(tx, { userId, kind: KINDS[what], title, link, actorId: by, ...(letter && { letter }) });
}

/** Not repeated until the member has read it. */
export async function notifyOfResource(
  tx: Tx,
  council: AnnouncedCouncil,
  { userIds, by }: { userIds: readonly string[]; by: string },
): Promise<void> {
  await notifyEachOnce(tx, userIds, {
    kind: 'council_resource_added',
    title: () => sayCouncilNews('resource', council.councilTitle),
    link: councilPathOf(council, 'resources'),
    actorId: by,
  });
}

const TITLES = {
  approved: (title: string) => say('councils.notifications.approved', { title }),
  declined: (title: string) => say('councils.notifications.declined', { title }),
  requested: (title: string) => say('councils.notifications.requested', { title }),
  ownerless: (title: string) => say('councils.notifications.ownerless', { title }),
  accepted: (title: string) => say('councils.notifications.accepted', { title }),
  denied: (title: string) => say('councils.notifications.denied', { title }),
  removed: (title: string) => say('councils.notifications.removed', { title }),
  handedToYou: (title: string) => say('councils.notifications.handedToYou', { title }),
  handedOn: (title: string) => say('councils.notifications.handedOn', { title }),
  resource: (title: string) => say('councils.notifications.resource', { title }),
};

export const sayCouncilNews = (what: keyof typeof TITLES, councilTitle: string): string =>
  TITLES[what](headline(councilTitle));
