import { say } from '#languages/say.ts';
import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import { invalid, linkGone } from '#platform/server/http/failure.ts';
import { registrationMessages } from '../../messages.ts';
import { emitJoined } from '../accounts/emit-joined.ts';
import { acceptInvitation, findInvitation } from '../invite/invitations.repository.ts';
import { welcomeInvited } from '../invite/welcome-invited.ts';
import { findLinkRecipient, takeLink } from '../mail-links.repository.ts';
import type { AuthNeeds } from '../needs.ts';
import { hashSecret } from '../secrets.ts';
import { emailTaken, makeAccount, readApplicant } from './applicants.ts';

type Needs = Pick<AuthNeeds, 'config' | 'db' | 'limits' | 'hasher' | 'onInvitedJoined' | 'settings'>;

/**
 * The invitation is proof enough: nobody is asked for work.
 *
 * @throws {Failure} 422 by field, 410 for a used or expired invitation.
 */
export const registerInvitedUser: Call<'registerInvitedUser', Needs> = async (needs, request) => {
  const { db, limits, settings, onInvitedJoined } = needs;
  const { inviteid } = request.query;
  await limits.takeProven('registerInvitedUser', request, await findLinkRecipient(db, inviteid, 'invite'));
  const applicant = await readApplicant(needs, request.body);
  await db.transaction().execute(async (tx) => {
    const link = await takeLink(tx, hashSecret(inviteid), 'invite');
    const invited = link?.invitationId ? await findInvitation(tx, link.invitationId) : undefined;
    if (!invited) throw linkGone();
    if (invited.email.toLowerCase() !== applicant.email.toLowerCase()) throw emailNotInvited();
    const id = await makeAccount(tx, applicant, { role: invited.role, isVerified: true });
    if (!id) throw emailTaken();
    const invitation = await acceptInvitation(tx, invited.id, id);
    if (!invitation) throw linkGone();
    // First the impacts, then the inviter: decisions lock impacts before the people who took part.
    await onInvitedJoined(tx, { invitationId: invitation.id, userId: id });
    await emitJoined(tx, id);
    const newcomer = { id, name: applicant.name, lastName: applicant.lastName };
    await welcomeInvited(tx, invitation, { newcomer, points: settings.now.points.invitation });
  });
  return ok(registrationMessages.successInvited, null);
};

const emailNotInvited = () => invalid([{ field: 'email', message: say('auth.failures.addressInvited') }]);
