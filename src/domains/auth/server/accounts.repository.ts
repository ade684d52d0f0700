import { type SqlBool, sql } from 'kysely';
import { type SmallestRow, smallestOf } from '#domains/media/server/public.ts';
import type { Place, Role, SessionUser } from '#generated/types.gen.ts';
import type { Db, Tx } from '#platform/server/db/database.ts';
import { isAddressReserved } from './email/email-changes.repository.ts';
import { secondStepDueOf } from './second-step-rule/second-step-rule.repository.ts';

export interface Account extends Omit<SessionUser, 'avatarUrl' | 'language' | 'suspendedUntil' | 'secondStepDueAt'> {
  passwordHash: string | null;
  isActive: boolean;
  /** Null when none was chosen. */
  language: string | null;
  /** Null unless the person is suspended now. */
  suspendedUntil: Date | null;
  /** Until when they have to set up a second step; null if they have one or needn't. */
  secondStepDueAt: Date | null;
  avatar: SmallestRow | null;
}

export interface NewAccount extends Omit<Account, 'isActive' | 'suspendedUntil' | 'secondStepDueAt' | 'avatar'> {
  place: Place | null;
  bio?: string | null;
}

/** An arbitrary advisory lock key. */
const FIRST_ACCOUNT_LOCK = 7_205_113;

const selectAccounts = (db: Db | Tx) =>
  db
    .selectFrom('users')
    .select([
      'id',
      'email',
      'password_hash as passwordHash',
      'name',
      'last_name as lastName',
      'location',
      'contact_no as contactNo',
      'role',
      'is_terms_agreed as isTermsAgreed',
      'is_profile_completed as isProfileCompleted',
      'language',
      sql<boolean>`email_verified_at is not null`.as('isVerified'),
      sql<boolean>`deactivated_at is null`.as('isActive'),
      sql<Date | null>`case when suspended_until > now() then suspended_until end`.as('suspendedUntil'),
      secondStepDueOf('users').as('secondStepDueAt'),
      smallestOf('users.avatar_media_id').as('avatar'),
    ]);

export async function findAccountByEmail(db: Db | Tx, email: string): Promise<Account | undefined> {
  return selectAccounts(db).where('email', '=', email).executeTakeFirst();
}

export async function findAccount(db: Db | Tx, id: string): Promise<Account | undefined> {
  return selectAccounts(db).where('id', '=', id).executeTakeFirst();
}

/**
 * Locks the row until the transaction ends. The lock doesn't block inserts of rows that reference the account: their
 * transactions may hold locks that this one waits for.
 */
export async function findAccountForUpdate(tx: Tx, id: string): Promise<Account | undefined> {
  return selectAccounts(tx).where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
}

export async function findAccountByEmailForUpdate(tx: Tx, email: string): Promise<Account | undefined> {
  return selectAccounts(tx).where('email', '=', email).forNoKeyUpdate().executeTakeFirst();
}

/** @returns false if the email address already has an account, or someone can still restore it as theirs. */
export async function insertAccount(tx: Tx, account: NewAccount): Promise<boolean> {
  if (await isAddressReserved(tx, account.email, null)) return false;
  const inserted = await tx
    .insertInto('users')
    .values({
      id: account.id,
      email: account.email,
      password_hash: account.passwordHash,
      name: account.name,
      last_name: account.lastName,
      location: account.location,
      place: account.place && JSON.stringify(account.place),
      contact_no: account.contactNo,
      bio: account.bio ?? null,
      role: account.role,
      is_terms_agreed: account.isTermsAgreed,
      is_profile_completed: account.isProfileCompleted,
      email_verified_at: account.isVerified ? new Date() : null,
      language: account.language,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Serialises the check for the first account. */
export async function isFirstAccount(tx: Tx): Promise<boolean> {
  if (await hasAccounts(tx)) return false;
  await sql`select pg_advisory_xact_lock(${sql.lit(FIRST_ACCOUNT_LOCK)})`.execute(tx);
  return !(await hasAccounts(tx));
}

async function hasAccounts(tx: Tx): Promise<boolean> {
  return (await tx.selectFrom('users').select('id').limit(1).executeTakeFirst()) !== undefined;
}

/** @param passwordHash null to make every password useless. */
export async function setPassword(tx: Tx, userId: string, passwordHash: string | null): Promise<void> {
  await tx.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', userId).execute();
}

/** For a day. */
export async function freezeChanges(tx: Tx, userId: string): Promise<void> {
  await tx
    .updateTable('users')
    .set({ changes_frozen_until: sql<Date>`now() + interval '1 day'` })
    .where('id', '=', userId)
    .execute();
}

/** The address counts as verified. @returns false if another account has it. */
export async function setEmail(tx: Tx, userId: string, email: string): Promise<boolean> {
  const { rows } = await sql`
    update users u set email = ${email}, email_verified_at = coalesce(u.email_verified_at, now())
    where u.id = ${userId}::uuid
      and not exists (select from users o where o.email = ${email}::citext and o.id <> u.id)
    returning u.id`.execute(tx);
  return rows.length > 0;
}

/** @returns false if it was verified before. */
export async function markVerified(tx: Tx, userId: string): Promise<boolean> {
  const marked = await tx
    .updateTable('users')
    .set({ email_verified_at: sql<Date>`now()` })
    .where('id', '=', userId)
    .where('email_verified_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return marked !== undefined;
}

/** Clears everything set by someone who registered the address without verifying it, which it still isn't. */
export async function resetUnverified(
  tx: Tx,
  userId: string,
  known: { name: string | null; lastName: string | null; language: string },
): Promise<void> {
  await tx
    .updateTable('users')
    .set({
      password_hash: null,
      name: known.name,
      last_name: known.lastName,
      language: known.language,
      location: null,
      contact_no: null,
      is_terms_agreed: false,
      is_profile_completed: false,
    })
    .where('id', '=', userId)
    .execute();
}

export async function markDeactivated(tx: Tx, userId: string): Promise<void> {
  await tx.updateTable('users').set({ deactivated_at: sql<Date>`now()` }).where('id', '=', userId).execute();
}

export async function markReactivated(tx: Tx, userId: string): Promise<void> {
  await tx.updateTable('users').set({ deactivated_at: null }).where('id', '=', userId).execute();
}

export async function setRole(tx: Tx, userId: string, role: Role): Promise<void> {
  await tx.updateTable('users').set({ role, role_since: sql<Date>`now()` }).where('id', '=', userId).execute();
}

/** By their addresses in lower case; unknown ones are left out. */
export async function listAccountsByEmail(
  db: Db | Tx,
  emails: readonly string[],
): Promise<Map<string, { id: string; isActive: boolean }>> {
  const rows = await db
    .selectFrom('users')
    .select(['id', 'email', sql<boolean>`deactivated_at is null`.as('isActive')])
    .where('email', '=', sql<string>`any(${[...emails]}::citext[])`)
    .execute();
  return new Map(rows.map(({ email, ...account }) => [email.toLowerCase(), account]));
}

/** Locks the admins who can work as such until the transaction ends: neither suspended nor unverified. */
export async function listAdminsForUpdate(tx: Tx): Promise<string[]> {
  const rows = await tx
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'Admin')
    .where('deactivated_at', 'is', null)
    .where('email_verified_at', 'is not', null)
    .where(sql<SqlBool>`suspended_until is null or suspended_until <= now()`)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return rows.map((row) => row.id);
}
