import { sql } from 'kysely';
import type { Db, Tx } from '#platform/server/db/database.ts';

export interface AppFactor {
  sealedSecret: string;
  lastStep: number;
  /** Null while it's being set up. */
  confirmedAt: Date | null;
  lastUsedAt: Date | null;
  /** Whether it was begun within the last hour. */
  isFresh: boolean;
}

const KIND = 'app';

const selectFactor = (db: Db | Tx, userId: string) =>
  db
    .selectFrom('factors')
    .select([
      'sealed_secret as sealedSecret',
      'last_step as lastStep',
      'confirmed_at as confirmedAt',
      'last_used_at as lastUsedAt',
      sql<boolean>`created_at > now() - interval '1 hour'`.as('isFresh'),
    ])
    .where('user_id', '=', userId)
    .where('kind', '=', KIND);

export async function findAppFactor(db: Db | Tx, userId: string): Promise<AppFactor | undefined> {
  return selectFactor(db, userId).executeTakeFirst();
}

/** Locks the row until the transaction ends, so that a code works once. */
export async function findAppFactorForUpdate(tx: Tx, userId: string): Promise<AppFactor | undefined> {
  return selectFactor(tx, userId).forUpdate().executeTakeFirst();
}

/** Whether an app for codes is set up. */
export async function hasApp(db: Db | Tx, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('factors')
    .select('kind')
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether an app or a passkey is asked for besides the password. */
export async function hasSecondStep(db: Db | Tx, userId: string): Promise<boolean> {
  const row = await db.selectFrom('second_steps').select('user_id').where('user_id', '=', userId).executeTakeFirst();
  return row !== undefined;
}

/** Replaces one that is still being set up. @returns false if one is set up. */
export async function insertAppFactor(tx: Tx, userId: string, sealedSecret: string): Promise<boolean> {
  const inserted = await tx
    .insertInto('factors')
    .values({ user_id: userId, kind: KIND, sealed_secret: sealedSecret })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'kind'])
        .doUpdateSet({ sealed_secret: sealedSecret, created_at: sql<Date>`now()` })
        .where('factors.confirmed_at', 'is', null),
    )
    .returning('kind')
    .executeTakeFirst();
  return inserted !== undefined;
}

export async function markConfirmed(tx: Tx, userId: string, step: number): Promise<void> {
  await tx
    .updateTable('factors')
    .set({ confirmed_at: sql<Date>`now()`, last_step: step })
    .where('user_id', '=', userId)
    .where('kind', '=', KIND)
    .execute();
}

export async function markUsed(tx: Tx, userId: string, used: { step: number; sealedSecret: string }): Promise<void> {
  await tx
    .updateTable('factors')
    .set({ last_used_at: sql<Date>`now()`, last_step: used.step, sealed_secret: used.sealedSecret })
    .where('user_id', '=', userId)
    .where('kind', '=', KIND)
    .execute();
}

/** By account, those being set up too. Locks their rows until the transaction ends, so that none is used meanwhile. */
export async function listAppFactorsForUpdate(
  tx: Tx,
  { after, limit }: { after: string | null; limit: number },
): Promise<{ userId: string; email: string; sealedSecret: string }[]> {
  return tx
    .selectFrom('factors')
    .innerJoin('users', 'users.id', 'factors.user_id')
    .select(['user_id as userId', 'email', 'sealed_secret as sealedSecret'])
    .where('kind', '=', KIND)
    .$if(after !== null, (factors) => factors.where('user_id', '>', after))
    .orderBy('user_id')
    .limit(limit)
    .forUpdate('factors')
    .execute();
}

export async function setSealedSecret(tx: Tx, userId: string, sealedSecret: string): Promise<void> {
  await tx
    .updateTable('factors')
    .set({ sealed_secret: sealedSecret })
    .where('user_id', '=', userId)
    .where('kind', '=', KIND)
    .execute();
}

/** With the passkeys and the recovery codes. @returns false if none was set up. */
export async function deleteFactors(tx: Tx, userId: string): Promise<boolean> {
  const hadApp = await deleteApp(tx, userId);
  const passkeys = await tx.deleteFrom('passkeys').where('user_id', '=', userId).returning('id').execute();
  await deleteUselessCodes(tx, userId);
  return hadApp || passkeys.length > 0;
}

/** @returns false if none was set up. */
export async function deleteApp(tx: Tx, userId: string): Promise<boolean> {
  const deleted = await tx.deleteFrom('factors').where('user_id', '=', userId).returning('confirmed_at').execute();
  return deleted.some(({ confirmed_at: confirmedAt }) => confirmedAt !== null);
}

/** The recovery codes of someone who has no second step any more. */
export async function deleteUselessCodes(tx: Tx, userId: string): Promise<void> {
  await tx
    .deleteFrom('recovery_codes')
    .where('user_id', '=', userId)
    .where('user_id', 'not in', (query) =>
      query.selectFrom('second_steps').select('user_id').where('user_id', '=', userId),
    )
    .execute();
}

export async function replaceRecoveryCodes(tx: Tx, userId: string, hashes: readonly Buffer[]): Promise<void> {
  await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  await tx
    .insertInto('recovery_codes')
    .values(hashes.map((hash) => ({ user_id: userId, code_hash: hash })))
    .execute();
}

/** Marks it as used, once. */
export async function takeRecoveryCode(tx: Tx, userId: string, hash: Buffer): Promise<'taken' | 'used' | 'unknown'> {
  const ofCode = { user_id: userId, code_hash: hash };
  const taken = await tx
    .updateTable('recovery_codes')
    .set({ used_at: sql<Date>`now()` })
    .where((code) => code.and(ofCode))
    .where('used_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst();
  if (taken) return 'taken';
  const used = await tx
    .selectFrom('recovery_codes')
    .select('user_id')
    .where((code) => code.and(ofCode))
    .executeTakeFirst();
  return used ? 'used' : 'unknown';
}

/** How many are unused. */
export async function countRecoveryCodes(db: Db | Tx, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('recovery_codes')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}
