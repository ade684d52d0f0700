import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { CredentialMilestoneInput } from '#generated/types.gen.ts';
import type { Db, Tx } from '#platform/server/db/database.ts';

export interface MilestoneRow extends CredentialMilestoneInput {
  id: string;
  retiredAt: Date | null;
  createdAt: Date;
}

const COLUMNS = sql<MilestoneRow>`id, name, description, points, retired_at as "retiredAt", created_at as "createdAt"`;

/** Those that are awarded first, by points. */
export async function listMilestones(db: Db, limit: number): Promise<MilestoneRow[]> {
  const { rows } = await sql<MilestoneRow>`
    select ${COLUMNS} from credential_milestones
    order by retired_at is not null, points, id limit ${limit}`.execute(db);
  return rows;
}

/** Those that a person passes by going from one total to another. */
export async function listPassed(tx: Tx, { from, to }: { from: number; to: number }): Promise<MilestoneRow[]> {
  const { rows } = await sql<MilestoneRow>`
    select ${COLUMNS} from credential_milestones
    where retired_at is null and points > ${from}::int and points <= ${to}::int order by points, id`.execute(tx);
  return rows;
}

export async function findMilestone(db: Db | Tx, id: string): Promise<MilestoneRow | undefined> {
  const { rows } = await sql<MilestoneRow>`
    select ${COLUMNS} from credential_milestones where id = ${id}::uuid`.execute(db);
  return rows[0];
}

export async function findMilestoneForUpdate(tx: Tx, id: string): Promise<MilestoneRow | undefined> {
  const { rows } = await sql<MilestoneRow>`
    select ${COLUMNS} from credential_milestones where id = ${id}::uuid for update`.execute(tx);
  return rows[0];
}

/** Other admins who make one wait until the transaction ends, so that the number holds. */
export async function countAwarded(tx: Tx): Promise<number> {
  await sql`lock table credential_milestones in share row exclusive mode`.execute(tx);
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from credential_milestones where retired_at is null`.execute(tx);
  return rows[0]?.count ?? 0;
}

export async function insertMilestone(
  tx: Tx,
  { name, description, points }: CredentialMilestoneInput,
): Promise<string> {
  const id = uuidv7();
  await sql`
    insert into credential_milestones (id, name, description, points)
    values (${id}, ${name}, ${description}, ${points})`.execute(tx);
  return id;
}

export async function setMilestone(
  tx: Tx,
  id: string,
  { name, description, points }: CredentialMilestoneInput,
): Promise<void> {
  await sql`
    update credential_milestones set name = ${name}, description = ${description}, points = ${points}
    where id = ${id}::uuid`.execute(tx);
}

export async function setRetired(tx: Tx, id: string): Promise<void> {
  await sql`update credential_milestones set retired_at = now() where id = ${id}::uuid`.execute(tx);
}

/** Locks the totals of members with so many points who hold no credential for it. */
export async function listEntitled(
  tx: Tx,
  { id, points }: Pick<MilestoneRow, 'id' | 'points'>,
  { after, limit }: { after: string | null; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select p.id from people p
    where p.points >= ${points}::int and ${after === null ? sql`true` : sql`p.id > ${after}::uuid`}
      and not exists (
        select from credentials c
        where c.user_id = p.id and c.kind = 'milestone' and c.subject_id = ${id}::uuid and c.ended_at is null)
    order by p.id limit ${limit} for share`.execute(tx);
  return rows.map((row) => row.id);
}
