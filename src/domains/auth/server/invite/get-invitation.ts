import { sayName } from '#domains/people/model.ts';
import { readCards } from '#domains/people/server/public.ts';
import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import { linkGone } from '#platform/server/http/failure.ts';
import { findLinkRecipient, findOpenLink } from '../mail-links.repository.ts';
import type { AuthNeeds } from '../needs.ts';
import { isApprovalNeeded } from '../register/joining.ts';
import { hashSecret } from '../secrets.ts';
import { findUnacceptedInvitation } from './invitations.repository.ts';

/** For anyone with the emailed link. @throws {Failure} 410 if used or expired. */
export const getInvitation: Call<'getInvitation', Pick<AuthNeeds, 'db' | 'limits' | 'settings'>> = async (
  { db, limits, settings },
  request,
) => {
  const { inviteid } = request.query;
  await limits.takeProven('getInvitation', request, await findLinkRecipient(db, inviteid, 'invite'));
  const link = await findOpenLink(db, hashSecret(inviteid), 'invite');
  const invitation = link?.invitationId ? await findUnacceptedInvitation(db, link.invitationId) : undefined;
  if (!invitation) throw linkGone();
  const cards = await readCards(db, [invitation.invitedBy]);
  const { email, organizationName } = invitation;
  return ok('You’re invited.', {
    email,
    organizationName,
    inviterName: sayName(cards(invitation.invitedBy)),
    needsApproval: await isApprovalNeeded(db, settings.now, invitation),
  });
};
