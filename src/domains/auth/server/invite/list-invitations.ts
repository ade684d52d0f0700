/** Listing invitations, and reading an open one by its link. */

import { sayName } from '#domains/people/model.ts';
import { type Cards, readCards } from '#domains/people/server/public.ts';
import type { Invitation, InvitationList, OpenInvitation } from '#generated/types.gen.ts';
import type { Db } from '#platform/db/database.ts';
import type { ListOrder } from '#platform/db/list-order.ts';
import { linkGone } from '#platform/http/failure.ts';
import type { PageRequest } from '#platform/http/paging.ts';
import { type InvitationFilter, type ListedInvitation, listInvitationRows } from './invitation-lists.repository.ts';
import { findUnacceptedInvitation } from './invitations.repository.ts';
import { findOpenLink } from '../mail-links.repository.ts';
import { hashSecret } from '../secrets.ts';

export async function readInvitations(
  db: Db,
  filter: InvitationFilter,
  page: PageRequest<ListOrder>,
): Promise<Pick<InvitationList, 'data' | 'meta'>> {
  const { rows, meta } = await listInvitationRows(db, filter, page);
  const people = rows.flatMap(({ invitedBy, acceptedBy }) => [invitedBy, acceptedBy ?? []].flat());
  const cards = await readCards(db, people);
  return { data: rows.map((row) => present(row, cards)), meta };
}

const present = (row: ListedInvitation, cards: Cards): Invitation => ({
  id: row.id,
  email: row.email,
  organizationName: row.organizationName,
  state: row.state,
  invitedBy: cards(row.invitedBy),
  acceptedBy: row.acceptedBy === null ? null : cards(row.acceptedBy),
  sentAt: row.sentAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
});

/** For anyone with the emailed link. @throws {Failure} 410 if used or expired. */
export async function readOpenInvitation(db: Db, inviteId: string): Promise<OpenInvitation> {
  const link = await findOpenLink(db, hashSecret(inviteId), 'invite');
  const invitation = link?.invitationId ? await findUnacceptedInvitation(db, link.invitationId) : undefined;
  if (!invitation) throw linkGone();
  const cards = await readCards(db, [invitation.invitedBy]);
  const { email, organizationName } = invitation;
  return { email, organizationName, inviterName: sayName(cards(invitation.invitedBy)) };
}
