import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Db, Tx } from '#platform/server/db/database.ts';

export interface EmailChange {
  id: string;
  userId: string;
  oldEmail: string;
  newEmail: string;
  sentAt: Date;
  expiresAt: Date;
}

/** A link confirms the new address, or undoes the change for the holder of the previous one. */
export type ChangeLinkPurpose = 'confirm' | 'undo';

const CHANGE = sql`c.id, c.user_id as "userId", c.old_email::text as "oldEmail", c.new_email::text as "newEmail",
  c.sent_at as "sentAt", c.expires_at as "expiresAt"`;
const PENDING = sql`c.confirmed_at is null and c.expires_at > now()`;
const UNDOABLE = sql`c.confirmed_at is not null and c.undone_at is null and c.expires_at > now()`;
const openFor = (purpose: ChangeLinkPurpose) => (purpose === 'confirm' ? PENDING : UNDOABLE);
const within = (seconds: number) => sql`now() + make_interval(secs => ${seconds})`;

export async function findPendingChange(db: Db | Tx, userId: string): Promise<EmailChange | undefined> {
  const { rows } = await sql<EmailChange>`
    select ${CHANGE} from email_changes c where c.user_id = ${userId}::uuid and ${PENDING}`.execute(db);
  return rows[0];
}

/** @param account locked by the caller. */
export async function replacePendingChange(
  tx: Tx,
  account: { id: string; email: string },
  { newEmail, lifetimeSeconds }: { newEmail: string; lifetimeSeconds: number },
): Promise<EmailChange> {
  await removePendingChange(tx, account.id);
  const { rows } = await sql<EmailChange>`
    insert into email_changes as c (id, user_id, old_email, new_email, expires_at)
    values (${uuidv7()}, ${account.id}, ${account.email}, ${newEmail}, ${within(lifetimeSeconds)})
    returning ${CHANGE}`.execute(tx);
  return rows[0] as EmailChange;
}

/** Undefined if none is pending. */
export async function renewPendingChange(
  tx: Tx,
  userId: string,
  lifetimeSeconds: number,
): Promise<EmailChange | undefined> {
  const { rows } = await sql<EmailChange>`
    update email_changes c set sent_at = now(), expires_at = ${within(lifetimeSeconds)}
    where c.user_id = ${userId}::uuid and ${PENDING} returning ${CHANGE}`.execute(tx);
  return rows[0];
}

/** No-op if none is pending. */
export async function removePendingChange(db: Db | Tx, userId: string): Promise<void> {
  await db.deleteFrom('email_changes').where('user_id', '=', userId).where('confirmed_at', 'is', null).execute();
}

export async function insertChangeLink(
  db: Db,
  link: { hash: Buffer; changeId: string; purpose: ChangeLinkPurpose },
): Promise<void> {
  await db
    .insertInto('email_change_links')
    .values({ token_hash: link.hash, change_id: link.changeId, purpose: link.purpose })
    .execute();
}

/** The change that a job writes about, if it is still open. */
export async function findOpenChange(db: Db, id: string, purpose: ChangeLinkPurpose): Promise<EmailChange | undefined> {
  const { rows } = await sql<EmailChange>`
    select ${CHANGE} from email_changes c where c.id = ${id}::uuid and ${openFor(purpose)}`.execute(db);
  return rows[0];
}

/** Undefined if the link is used, expired or unknown. */
export async function findLinkedChange(
  db: Db | Tx,
  hash: Buffer,
  purpose: ChangeLinkPurpose,
): Promise<EmailChange | undefined> {
  const { rows } = await sql<EmailChange>`
    select ${CHANGE} from email_change_links l join email_changes c on c.id = l.change_id
    where l.token_hash = ${hash} and l.purpose = ${purpose} and ${openFor(purpose)}`.execute(db);
  return rows[0];
}

/** @returns false if it was confirmed, cancelled or replaced meanwhile. */
export async function markConfirmed(tx: Tx, id: string, undoSeconds: number): Promise<boolean> {
  const { rows } = await sql`
    update email_changes c set confirmed_at = clock_timestamp(), expires_at = ${within(undoSeconds)}
    where c.id = ${id}::uuid and ${PENDING} returning c.id`.execute(tx);
  return rows.length > 0;
}

/**
 * Undoes a change and every later one.
 *
 * @returns when it had been confirmed; undefined if it was undone meanwhile.
 */
export async function markUndone(tx: Tx, { id, userId }: EmailChange): Promise<Date | undefined> {
  const { rows } = await sql<{ confirmedAt: Date }>`
    update email_changes c set undone_at = now() where c.id = ${id}::uuid and ${UNDOABLE}
    returning c.confirmed_at as "confirmedAt"`.execute(tx);
  const [undone] = rows;
  if (!undone) return undefined;
  await sql`
    update email_changes set undone_at = now() where user_id = ${userId}::uuid and undone_at is null
      and confirmed_at > (select confirmed_at from email_changes where id = ${id}::uuid)`.execute(tx);
  return undone.confirmedAt;
}

/** Whether another person can still restore the address as theirs. @param userId null for someone new. */
export async function isAddressReserved(db: Db | Tx, email: string, userId: string | null): Promise<boolean> {
  const { rows } = await sql`
    select from email_changes c
    where c.old_email = ${email}::citext and ${UNDOABLE} and c.user_id is distinct from ${userId}::uuid
    limit 1`.execute(db);
  return rows.length > 0;
}
