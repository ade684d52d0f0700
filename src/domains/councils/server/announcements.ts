/** Notifications about councils, written in the transaction of the change. */

import {
  headline,
  type LetterJob,
  notify,
  notifyEachOnce,
  notifyHourly,
  notifyOnce,
} from '#domains/notifications/server/public.ts';
import type { Tx } from '#platform/db/database.ts';
import { COUNCIL_QUEUE_PATH, councilPathOf } from '../model.ts';
import type { CouncilRow } from './councils.repository.ts';

type Told = Pick<CouncilRow, 'id' | 'councilTitle' | 'ownerId'>;

/** Doesn't name the admin. */
export async function tellDecision(
  tx: Tx,
  council: Told,
  { isApproved, reason, letter }: { isApproved: boolean; reason: string | null; letter: LetterJob },
): Promise<void> {
  const [kind, what] = isApproved
    ? (['council_approved', 'was approved'] as const)
    : (['council_declined', 'was declined'] as const);
  await notify(tx, {
    userId: council.ownerId,
    kind,
    title: headline('Your council', council.councilTitle, what),
    ...(reason !== null && { body: reason }),
    letter,
    link: councilPathOf(council),
  });
}

/** Not repeated until the admin has read it. */
export async function tellAdmins(tx: Tx, adminIds: readonly string[]): Promise<void> {
  await notifyEachOnce(tx, adminIds, {
    kind: 'council_waiting',
    title: 'New councils are awaiting approval',
    link: COUNCIL_QUEUE_PATH,
  });
}

/** Not repeated until the owner has read it. */
export async function tellRequest(tx: Tx, council: Told, userId: string, letter: LetterJob): Promise<void> {
  await notifyOnce(tx, {
    userId: council.ownerId,
    kind: 'membership_requested',
    title: headline('Someone has asked to join your council', council.councilTitle),
    link: councilPathOf(council),
    actorId: userId,
    letter,
  });
}

const WORDS = {
  accepted: { kind: 'membership_accepted', text: 'You’re now a member of a council' },
  denied: { kind: 'membership_denied', text: 'Your request to join a council was declined' },
  removed: { kind: 'member_removed', text: 'You’ve been removed from a council' },
  handedToYou: { kind: 'council_handed_over', text: 'You’re now the owner of a council' },
  handedOn: { kind: 'council_handed_over', text: 'Your council has a new owner' },
} as const;

export async function tellMember(
  tx: Tx,
  council: Told,
  what: keyof typeof WORDS,
  { userId, by, letter }: { userId: string; by: string; letter?: LetterJob },
): Promise<void> {
  const { kind, text } = WORDS[what];
  const title = headline(text, council.councilTitle);
  const link = councilPathOf(council);
  // The others answer a request or happen only once.
  const tell = what === 'removed' ? notifyHourly : notify;
  await tell(tx, { userId, kind, title, link, actorId: by, ...(letter && { letter }) });
}

/** Not repeated until the member has read it. */
export async function tellResource(
  tx: Tx,
  council: Told,
  { userIds, by }: { userIds: readonly string[]; by: string },
): Promise<void> {
  await notifyEachOnce(tx, userIds, {
    kind: 'council_resource_added',
    title: headline('New in your council', council.councilTitle),
    link: councilPathOf(council),
    actorId: by,
  });
}
