import type { Tx } from '#platform/server/db/database.ts';
import { emitJoined } from '../accounts/emit-joined.ts';
import type { Account } from '../accounts.repository.ts';
import type { AuthNeeds } from '../needs.ts';
import { acceptInvitation } from './invitations.repository.ts';
import { welcomeInvited } from './welcome-invited.ts';

type Needs = Pick<AuthNeeds, 'settings' | 'onInvitedJoined'>;

/** An invited person joins. @returns false if the invitation was accepted before, or is gone. */
export async function acceptInvited(
  { settings, onInvitedJoined }: Needs,
  tx: Tx,
  newcomer: Pick<Account, 'id' | 'name' | 'lastName'>,
  invitationId: string,
): Promise<boolean> {
  const { id } = newcomer;
  const invitation = await acceptInvitation(tx, invitationId, id);
  if (!invitation) return false;
  // First the impacts, then the inviter: decisions lock impacts before the people who took part.
  await onInvitedJoined(tx, { invitationId, userId: id });
  await emitJoined(tx, id);
  await welcomeInvited(tx, invitation, { newcomer, points: settings.now.points.invitation });
  return true;
}
