import { say } from '#languages/say.ts';
import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import { invalid, linkGone } from '#platform/server/http/failure.ts';
import { emailVerificationMessages, registrationMessages } from '../../messages.ts';
import { proveAddress } from '../admission/prove-address.ts';
import { insertAdmission } from '../admission/registrations.repository.ts';
import { acceptInvited } from '../invite/accept-invited.ts';
import { findInvitation } from '../invite/invitations.repository.ts';
import { findLinkRecipient, takeLink } from '../mail-links.repository.ts';
import type { AuthNeeds } from '../needs.ts';
import { hashSecret } from '../secrets.ts';
import { emailTaken, makeAccount, readApplicant } from './applicants.ts';
import { isApprovalNeeded } from './joining.ts';

type Needs = Pick<AuthNeeds, 'config' | 'db' | 'jobs' | 'limits' | 'hasher' | 'onInvitedJoined' | 'settings'>;

/**
 * The invitation is proof enough: nobody is asked for work.
 *
 * @throws {Failure} 422 by field, 410 for a used or expired invitation.
 */
export const registerInvitedUser: Call<'registerInvitedUser', Needs> = async (needs, request) => {
  const { db, limits } = needs;
  const { inviteid } = request.query;
  await limits.takeProven('registerInvitedUser', request, await findLinkRecipient(db, inviteid, 'invite'));
  const applicant = await readApplicant(needs, request.body);
  const isPending = await db.transaction().execute(async (tx) => {
    const link = await takeLink(tx, hashSecret(inviteid), 'invite');
    const invited = link?.invitationId ? await findInvitation(tx, link.invitationId) : undefined;
    if (!invited) throw linkGone();
    if (invited.email.toLowerCase() !== applicant.email.toLowerCase()) throw emailNotInvited();
    const isAsked = await isApprovalNeeded(tx, needs.settings.now, invited);
    const id = await makeAccount(tx, applicant, { role: invited.role, isVerified: !isAsked });
    if (!id) throw emailTaken();
    if (isAsked) {
      await insertAdmission(tx, { userId: id, motivation: applicant.motivation, invitationId: invited.id });
      await proveAddress(needs, tx, id);
    } else {
      const newcomer = { id, name: applicant.name, lastName: applicant.lastName };
      if (!(await acceptInvited(needs, tx, newcomer, invited.id))) throw linkGone();
    }
    return isAsked;
  });
  return ok(isPending ? emailVerificationMessages.pending : registrationMessages.successInvited, null);
};

const emailNotInvited = () => invalid([{ field: 'email', message: say('auth.failures.addressInvited') }]);
