/** What the inviter and the newcomer get once someone registers by an invitation. */

import { notify } from '#domains/notifications/server/public.ts';
import { profilePathOf } from '#domains/people/model.ts';
import { givePoints } from '#domains/points/server/public.ts';
import { say } from '#languages/say.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { type Account, findAccount } from '../accounts.repository.ts';
import type { Invitation } from './invitations.repository.ts';

/** The notification contains no names: its actor is shown beside it while that account exists. */
export async function welcomeInvited(
  tx: Tx,
  invitation: Invitation,
  { newcomer, points }: { newcomer: Pick<Account, 'id' | 'name' | 'lastName'>; points: number },
): Promise<void> {
  const inviter = await findAccount(tx, invitation.invitedBy);
  if (!inviter) return;
  const kind = 'invitation_accepted';
  await notify(tx, {
    userId: newcomer.id,
    kind,
    title: () => say('auth.notifications.welcome.title'),
    body: () => say('auth.notifications.welcome.body', { role: invitation.role }),
    // The address contains the name.
    ...(inviter.isActive && { link: profilePathOf(inviter) }),
    actorId: inviter.id,
  });
  // They may have left since, or been erased.
  if (!inviter.isActive) return;
  await notify(tx, {
    userId: inviter.id,
    kind,
    title: () => say('auth.notifications.invitedJoined.title'),
    body: () => (points === 0 ? null : say('auth.notifications.invitedJoined.body', { points })),
    link: profilePathOf(newcomer),
    actorId: newcomer.id,
  });
  if (points === 0) return;
  await givePoints(tx, {
    userId: inviter.id,
    points,
    cause: kind,
    subject: { kind: 'user', id: newcomer.id },
  });
}
