import { type Cards, readCards } from '#domains/people/server/public.ts';
import { countLeftForNewcomer } from '#domains/settings/server/public.ts';
import type { Invitation } from '#generated/types.gen.ts';
import { type Caller, callerOf } from '#platform/server/http/caller.ts';
import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import { readPage } from '#platform/server/http/lists/paging.ts';
import type { AuthNeeds } from '../needs.ts';
import { INVITATIONS, type ListedInvitation, listInvitationRows } from './invitation-lists.repository.ts';

/** One's own; an admin gets everyone's invitations of organisations. */
export const listInvitations: Call<'listInvitations', Pick<AuthNeeds, 'db' | 'limits' | 'settings'>> = async (
  needs,
  request,
) => {
  const { db } = needs;
  const { userId, role } = callerOf(request);
  const { kind = 'person' } = request.query;
  const isOfAll = kind === 'organization' && role === 'Admin';
  const filter = { invitedBy: isOfAll ? null : userId, role: kind === 'person' ? 'Member' : 'Partner' } as const;
  const leftToday = await countLeftToday(needs, callerOf(request), kind);
  const { rows, meta } = await listInvitationRows(db, filter, readPage(request.query, INVITATIONS));
  const people = rows.flatMap(({ invitedBy, acceptedBy }) => [invitedBy, acceptedBy ?? []].flat());
  const cards = await readCards(db, people);
  return ok('Your invitations.', { data: rows.map((row) => present(row, cards)), meta, leftToday });
};

async function countLeftToday(
  { db, limits, settings }: Pick<AuthNeeds, 'db' | 'limits' | 'settings'>,
  person: Caller,
  kind: 'person' | 'organization',
): Promise<number> {
  if (kind === 'organization') return limits.leftFor('inviteOrganization', person.userId);
  const left = await limits.leftFor('inviteByMail', person.userId);
  return Math.min(left, (await countLeftForNewcomer({ db, settings }, person, 'invitations')) ?? left);
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
