/** Privacy policies of people who changed the default. */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { PrivacyPart, Visibility } from '#generated/types.gen.ts';
import type { Db, Tx } from '#platform/server/db/database.ts';
import type { PartOpenByDefault, PrivacyRules } from '../privacy.ts';

export interface PolicyRow extends PrivacyRules {
  userId: string;
  updatedAt: Date;
}

const COLUMNS = [
  'user_id as userId',
  'email',
  'contact_no as contactNo',
  'location',
  'impacts',
  'councils',
  'leaderboard',
  'updated_at as updatedAt',
] as const;

export async function listPolicies(db: Db | Tx, userIds: readonly string[]): Promise<PolicyRow[]> {
  if (userIds.length === 0) return [];
  return db
    .selectFrom('privacy_policies')
    .select(COLUMNS)
    .where(sql<SqlBool>`user_id = any(${[...userIds]}::uuid[])`)
    .execute();
}

/** As JSON, for other domains' statements, null for the default; `userId` is a column of theirs. */
export const policyOf = (userId: string): RawBuilder<PrivacyRules | null> => sql`(
  select json_build_object('email', policy.email, 'contactNo', policy.contact_no, 'location', policy.location,
    'impacts', policy.impacts, 'councils', policy.councils, 'leaderboard', policy.leaderboard)
  from privacy_policies policy where policy.user_id = ${sql.ref(userId)})`;

/** Undefined if one exists. */
export async function insertPolicy(db: Db | Tx, userId: string, rules: PrivacyRules): Promise<PolicyRow | undefined> {
  return db
    .insertInto('privacy_policies')
    .values({ user_id: userId, ...columnsOf(rules) })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .returning(COLUMNS)
    .executeTakeFirst();
}

/** Undefined if none exists. */
export async function setPolicy(db: Db | Tx, userId: string, rules: PrivacyRules): Promise<PolicyRow | undefined> {
  return db
    .updateTable('privacy_policies')
    .set({ ...columnsOf(rules), updated_at: sql<Date>`now()` })
    .where('user_id', '=', userId)
    .returning(COLUMNS)
    .executeTakeFirst();
}

const PART_COLUMNS = {
  email: 'email',
  contactNo: 'contact_no',
  location: 'location',
  impacts: 'impacts',
  councils: 'councils',
  leaderboard: 'leaderboard',
} as const satisfies Record<PrivacyPart, string>;

/** Whether a part of the profile of the person in column `userId` is visible. */
export function isOpen(
  userId: string,
  part: PrivacyPart,
  { openTo, byDefault }: { openTo: readonly Visibility[]; byDefault: Visibility },
): RawBuilder<SqlBool> {
  const column = sql.ref(`p.${PART_COLUMNS[part]}`);
  const policy = sql`select from privacy_policies p where p.user_id = ${sql.ref(userId)}`;
  const open = sql`${column} = any(${[...openTo]}::text[])`;
  // Few people have their own policy, so only look for exceptions from the default.
  return openTo.includes(byDefault)
    ? sql<SqlBool>`not exists (${policy} and not ${open})`
    : sql<SqlBool>`exists (${policy} and ${open})`;
}

/**
 * Whether any of the parts is visible, in one look-up: every card on a list asks. Only for parts that are open by
 * default, so that those without a policy of their own needn't be checked.
 */
export function isAnyOpen(
  userId: string,
  parts: readonly PartOpenByDefault[],
  openTo: readonly Visibility[],
): RawBuilder<SqlBool> {
  const open = parts.map((part) => sql`${sql.ref(`p.${PART_COLUMNS[part]}`)} = any(${[...openTo]}::text[])`);
  return sql<SqlBool>`not exists (
    select from privacy_policies p where p.user_id = ${sql.ref(userId)} and not (${sql.join(open, sql` or `)}))`;
}

function columnsOf(rules: PrivacyRules) {
  return {
    email: rules.email,
    contact_no: rules.contactNo,
    location: rules.location,
    impacts: rules.impacts,
    councils: rules.councils,
    leaderboard: rules.leaderboard,
  };
}
