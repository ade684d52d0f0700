/** What people are told about councils, in the transaction in which it happens. */
import type { Tx } from '../../../platform/db/database.ts';
import type { LetterJob } from '../../../platform/db/notification-tables.ts';
import { headline, notify, notifyEachOnce, notifyHourly, notifyOnce } from '../../notifications/server/service.ts';
import { COUNCIL_QUEUE_PATH, councilPathOf } from '../model.ts';
import type { CouncilRow } from './councils.repository.ts';

type Told = Pick<CouncilRow, 'id' | 'councilTitle' | 'ownerId'>;

/** Which Admin decided stays with the Admins. */
export async function tellDecision(
  tx: Tx,
  council: Told,
  { isApproved, reason, letter }: { isApproved: boolean; reason: string | null; letter: LetterJob },
): Promise<void> {
  const [kind, what] = isApproved
    ? (['council_approved', 'is approved'] as const)
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

/** An Admin who has not looked since is not told again. */
export async function tellAdmins(tx: Tx, adminIds: readonly string[]): Promise<void> {
  await notifyEachOnce(tx, adminIds, {
    kind: 'council_waiting',
    title: 'New councils wait for a decision',
    link: COUNCIL_QUEUE_PATH,
  });
}

/** An owner who has not looked since is not told again. */
export async function tellRequest(tx: Tx, council: Told, userId: string, letter: LetterJob): Promise<void> {
  await notifyOnce(tx, {
    userId: council.ownerId,
    kind: 'membership_requested',
    title: headline('Somebody asks to join your council', council.councilTitle),
    link: councilPathOf(council),
    actorId: userId,
    letter,
  });
}

const WORDS = {
  accepted: { kind: 'membership_accepted', text: 'You are a member of a council now' },
  denied: { kind: 'membership_denied', text: 'Your request to join a council was denied' },
  removed: { kind: 'member_removed', text: 'You are no longer a member of a council' },
  handedToYou: { kind: 'council_handed_over', text: 'A council was handed over to you' },
  handedOn: { kind: 'council_handed_over', text: 'Your council was handed over to another member' },
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
  // The others answer what the person asked, or happen once.
  const tell = what === 'removed' ? notifyHourly : notify;
  await tell(tx, { userId, kind, title, link, actorId: by, ...(letter && { letter }) });
}

/** Members who have not looked since the last resource are not told again. */
export async function tellResource(
  tx: Tx,
  council: Told,
  { userIds, by }: { userIds: readonly string[]; by: string },
): Promise<void> {
  await notifyEachOnce(tx, userIds, {
    kind: 'council_resource_added',
    title: headline('Something new was shared in a council', council.councilTitle),
    link: councilPathOf(council),
    actorId: by,
  });
}
