/** Registrations that an admin has to approve. */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { PageMeta, RegistrationState, RegistrationWay } from '#generated/types.gen.ts';
import type { Db, Tx } from '#platform/server/db/database.ts';
import { ascending, byMoment, descending, type ListOrder, ordersOf } from '#platform/server/db/lists/list-order.ts';
import { readListPage } from '#platform/server/db/lists/list-page.repository.ts';
import type { PageRequest } from '#platform/server/http/lists/paging.ts';
import type { AdmissionState } from '../../admission.ts';

export interface AdmissionRow {
  userId: string;
  state: AdmissionState;
  motivation: string | null;
  invitationId: string | null;
  /** Null until the email address is verified. */
  sentAt: Date | null;
  decidedAt: Date | null;
  reason: string | null;
}

const selectAdmissions = (db: Db | Tx) =>
  db
    .selectFrom('registrations')
    .select([
      'user_id as userId',
      'state',
      'motivation',
      'invitation_id as invitationId',
      'sent_at as sentAt',
      'decided_at as decidedAt',
      'reason',
    ]);

export const findAdmission = (db: Db | Tx, userId: string): Promise<AdmissionRow | undefined> =>
  selectAdmissions(db).where('user_id', '=', userId).executeTakeFirst();

/** Locked until the transaction ends. */
export const findAdmissionForUpdate = (tx: Tx, userId: string): Promise<AdmissionRow | undefined> =>
  selectAdmissions(tx).where('user_id', '=', userId).forUpdate().executeTakeFirst();

export async function insertAdmission(
  tx: Tx,
  { userId, motivation, invitationId }: Pick<AdmissionRow, 'userId' | 'motivation' | 'invitationId'>,
): Promise<void> {
  await tx.insertInto('registrations').values({ user_id: userId, motivation, invitation_id: invitationId }).execute();
}

export async function markWaiting(tx: Tx, userId: string): Promise<void> {
  await tx
    .updateTable('registrations')
    .set({ state: 'waiting', sent_at: sql<Date>`now()` })
    .where('user_id', '=', userId)
    .execute();
}

/** What someone wrote who had no right to the address. */
export async function forgetMotivation(tx: Tx, userId: string): Promise<void> {
  await tx.updateTable('registrations').set({ motivation: null }).where('user_id', '=', userId).execute();
}

export async function setAdmissionDecision(
  tx: Tx,
  userId: string,
  { state, decidedBy, reason }: { state: AdmissionState; decidedBy: string; reason: string | null },
): Promise<void> {
  await tx
    .updateTable('registrations')
    .set({ state, reason, decided_by: decidedBy, decided_at: sql<Date>`now()` })
    .where('user_id', '=', userId)
    .execute();
}

export interface RegistrationRow {
  id: string;
  name: string | null;
  lastName: string | null;
  email: string;
  location: string | null;
  motivation: string | null;
  way: RegistrationWay;
  invitedBy: string | null;
  state: RegistrationState;
  sentAt: Date;
  decidedAt: Date | null;
  decidedBy: string | null;
  reason: string | null;
}

/** Without those of accounts that an admin deactivated, which nobody can log in to. */
const LISTED = sql`registrations r join users u on u.id = r.user_id and u.deactivated_at is null
  left join invitations i on i.id = r.invitation_id
  left join personal_invitations p on p.user_id = r.user_id`;
const IS_SENT = sql<SqlBool>`r.state <> 'unverified'`;

const COLUMNS = sql`u.id, u.name, u.last_name as "lastName", u.email, u.location, r.motivation, r.state,
  r.sent_at as "sentAt", r.decided_at as "decidedAt", r.decided_by as "decidedBy", r.reason,
  coalesce(i.invited_by, p.inviter_id) as "invitedBy",
  case when i.id is not null then 'invitation' when p.user_id is not null then 'link'
    when exists (select from identities own where own.user_id = u.id) then 'provider' else 'form' end as way`;

/** By when the registration began to wait. */
export const REGISTRATIONS: Record<'newest' | 'oldest', ListOrder> = ordersOf('registrations', sql`u.id`, {
  newest: descending(byMoment(sql`r.sent_at`)),
  oldest: ascending(byMoment(sql`r.sent_at`)),
});

export interface RegistrationFilter {
  state?: RegistrationState;
  /** Each must match the name and the email address. */
  patterns?: readonly string[];
}

export const listRegistrationRows = (
  db: Db,
  { state, patterns = [] }: RegistrationFilter,
  page: PageRequest<ListOrder>,
): Promise<{ rows: RegistrationRow[]; meta: PageMeta }> =>
  readListPage(db, page, {
    columns: COLUMNS,
    from: LISTED,
    where: [
      IS_SENT,
      ...(state === undefined ? [] : [sql<SqlBool>`r.state = ${state}`]),
      ...patterns.map((pattern) => sql<SqlBool>`u.account_text like ${pattern}`),
    ],
  });

export async function findRegistrationRow(db: Db, id: string): Promise<RegistrationRow | undefined> {
  const { rows } = await sql<RegistrationRow>`
    select ${COLUMNS} from ${LISTED} where u.id = ${id}::uuid and ${IS_SENT}`.execute(db);
  return rows[0];
}

export async function countWaiting(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from registrations r join users u on u.id = r.user_id
    where r.state = 'waiting' and u.deactivated_at is null`.execute(db);
  return rows[0]?.count ?? 0;
}

/**
 * Declined so long ago that nobody needs them any more, the longest first. Until then, an admin can still approve one, and
 * nobody can register its address.
 */
export async function listExpired(db: Db, days: number, most: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select user_id as id from registrations where ${isOver('declined', days)}
    order by decided_at limit ${most}`.execute(db);
  return rows.map(({ id }) => id);
}

/** How long what an admin approved stays in the list, in days. The audit log has it for longer. */
const APPROVED_DAYS = 30;

export async function removeApproved(tx: Tx): Promise<void> {
  await sql`delete from registrations where ${isOver('approved', APPROVED_DAYS)}`.execute(tx);
}

const isOver = (state: AdmissionState, days: number): RawBuilder<SqlBool> =>
  sql<SqlBool>`state = ${state} and decided_at < now() - make_interval(days => ${days}::integer)`;
