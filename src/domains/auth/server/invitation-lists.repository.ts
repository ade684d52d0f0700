/** Sent invitations, newest first: ids are ordered by time. */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { InvitationState } from '#generated/types.gen.ts';
import type { Db } from '#platform/db/database.ts';
import type { RowRange } from '#platform/http/paging.ts';

export interface InvitationFilter {
  /** Null for everyone's. */
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

/** One row more than the page holds tells whether there is a next page. */
export async function listInvitationRows(
  db: Db,
  filter: InvitationFilter,
  { limit, offset, after }: RowRange,
): Promise<ListedInvitation[]> {
  const past = after ? sql<SqlBool>`i.id < ${after.id}::uuid` : sql<SqlBool>`true`;
  const { rows } = await sql<ListedInvitation>`
    select i.id, i.email, i.organization_name as "organizationName", i.invited_by as "invitedBy",
      i.accepted_by as "acceptedBy", i.sent_at as "sentAt", i.expires_at as "expiresAt",
      case when i.accepted_by is not null then 'accepted' when i.expires_at <= now() then 'expired' else 'sent' end as state
    from invitations i where ${conditionOf(filter)} and ${past}
    order by i.id desc limit ${limit + 1} offset ${offset}`.execute(db);
  return rows;
}

/** Counts no further than `upTo`. */
export async function countInvitationRows(db: Db, filter: InvitationFilter, upTo: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count
    from (select 1 from invitations i where ${conditionOf(filter)} limit ${upTo}) found`.execute(db);
  return rows[0]?.count ?? 0;
}

function conditionOf({ invitedBy, role }: InvitationFilter): RawBuilder<SqlBool> {
  // Matches the partial index on organisations' invitations.
  const isOfRole = role === 'Partner' ? sql<SqlBool>`i.role = 'Partner'` : sql<SqlBool>`i.role = 'Member'`;
  return invitedBy === null ? isOfRole : sql<SqlBool>`i.invited_by = ${invitedBy}::uuid and ${isOfRole}`;
}
