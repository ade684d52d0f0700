/** Sent invitations, newest first: ids are ordered by time. */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { InvitationState, PageMeta } from '#generated/types.gen.ts';
import type { Db } from '#platform/server/db/database.ts';
import { descending, type ListOrder, orderOf } from '#platform/server/db/lists/list-order.ts';
import { type Listed, readListPage } from '#platform/server/db/lists/list-page.repository.ts';
import type { PageRequest } from '#platform/server/http/lists/paging.ts';

export interface InvitationFilter {
  /** Null for everyone's invitations. */
  invitedBy: string | null;
  role: 'Partner' | 'Member';
}

export interface ListedInvitation {
  id: string;
  email: string;
  organizationName: string | null;
  invitedBy: string;
  acceptedBy: string | null;
  state: InvitationState;
  sentAt: Date;
  expiresAt: Date;
}

export const INVITATIONS = orderOf('invitations', sql`i.id`, descending());

const listedBy = ({ invitedBy, role }: InvitationFilter): Listed => ({
  from: sql`invitations i`,
  where: [
    // Matches the partial index on organisations' invitations.
    role === 'Partner' ? sql`i.role = 'Partner'` : sql`i.role = 'Member'`,
    ...(invitedBy === null ? [] : [sql<SqlBool>`i.invited_by = ${invitedBy}::uuid`]),
  ],
});

export const listInvitationRows = (
  db: Db,
  filter: InvitationFilter,
  page: PageRequest<ListOrder>,
): Promise<{ rows: ListedInvitation[]; meta: PageMeta }> =>
  readListPage(db, page, {
    columns: sql`i.id, i.email, i.organization_name as "organizationName", i.invited_by as "invitedBy",
      i.accepted_by as "acceptedBy", i.sent_at as "sentAt", i.expires_at as "expiresAt",
      case when i.accepted_by is not null then 'accepted' when i.expires_at <= now() then 'expired' else 'sent' end as state`,
    ...listedBy(filter),
  });

/** Whether a person in column `userId` has invited a member, for other domains' statements. */
export const hasInvited = (userId: string): RawBuilder<boolean> => sql`
  exists (select 1 from invitations own where own.invited_by = ${sql.ref(userId)} and own.role = 'Member')`;
