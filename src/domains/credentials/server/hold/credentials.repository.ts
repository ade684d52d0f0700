import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { CredentialKind, CredentialSubject, PageMeta } from '#generated/types.gen.ts';
import type { Db, Tx } from '#platform/server/db/database.ts';
import { descending, type ListOrder, orderOf } from '#platform/server/db/lists/list-order.ts';
import { readListPage } from '#platform/server/db/lists/list-page.repository.ts';
import type { PageRequest } from '#platform/server/http/lists/paging.ts';
import type { CredentialContent } from '../../content.ts';
import type { EndReason } from '../../lifecycle.ts';

export interface CredentialRow {
  id: string;
  userId: string;
  kind: CredentialKind;
  year: number | null;
  content: CredentialContent;
  namedBy: CredentialSubject;
  salt: string;
  isShared: boolean;
  /** In the status lists; a number in text. */
  position: string;
  issuedAt: Date;
  endedAt: Date | null;
  endReason: EndReason | null;
}

const COLUMNS = sql<CredentialRow>`c.id, c.user_id as "userId", c.kind, c.year, c.content, c.named_by as "namedBy", c.salt,
  c.is_shared as "isShared", c.position::text, c.issued_at as "issuedAt", c.ended_at as "endedAt",
  c.end_reason as "endReason"`;

/** The newest first: ids are ordered by time. */
export const OWN_CREDENTIALS = orderOf('credentials', sql`c.id`, descending());

/** @param impactId only that of this impact that holds. */
export const listOwn = (
  db: Db,
  { userId, impactId }: { userId: string; impactId: string | undefined },
  page: PageRequest<ListOrder>,
): Promise<{ rows: CredentialRow[]; meta: PageMeta }> =>
  readListPage(db, page, {
    columns: COLUMNS,
    from: sql`credentials c`,
    where: [
      sql<boolean>`c.user_id = ${userId}::uuid`,
      ...(impactId === undefined
        ? []
        : [sql<boolean>`c.kind = 'impact' and c.subject_id = ${impactId}::uuid and c.ended_at is null`]),
    ],
  });

/** Those with impacts that hold, but without a record that does. The latest first. */
export async function listRecordableYears(db: Db, userId: string): Promise<number[]> {
  const { rows } = await sql<{ year: number }>`
    select year from credentials where user_id = ${userId}::uuid and kind = 'impact' and ended_at is null
    except
    select year from credentials where user_id = ${userId}::uuid and kind = 'year' and ended_at is null
    order by year desc`.execute(db);
  return rows.map(({ year }) => year);
}

/** What a person holds, or anyone may see: shared, and of someone who hasn't left. */
export async function findSeen(db: Db, id: string, viewerId: string | null): Promise<CredentialRow | undefined> {
  const { rows } = await sql<CredentialRow>`
    select ${COLUMNS} from credentials c join people p on p.id = c.user_id
    where c.id = ${id}::uuid
      and (c.user_id = ${viewerId}::uuid or c.is_shared and p.deactivated_at is null)`.execute(db);
  return rows[0];
}

/** @returns whether it's theirs. */
export async function setShared(db: Db, id: string, userId: string, isShared: boolean): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update credentials set is_shared = ${isShared} where id = ${id}::uuid and user_id = ${userId}::uuid`.execute(db);
  return numAffectedRows > 0n;
}

/** @returns whether it's theirs. */
export async function setNamedBy(db: Db, id: string, userId: string, namedBy: CredentialSubject): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update credentials set named_by = ${namedBy} where id = ${id}::uuid and user_id = ${userId}::uuid`.execute(db);
  return numAffectedRows > 0n;
}

/** Waits for transactions that issue a credential to the person, and lets others wait: each refers to the account. */
export async function lockHolder(tx: Tx, userId: string): Promise<void> {
  await sql`select from people where id = ${userId}::uuid for update`.execute(tx);
}

/** Those of the year's impacts that hold, and locks them, so that none is revoked before the record of them exists. */
export async function listImpactsOfYear(
  tx: Tx,
  { userId, year, limit }: { userId: string; year: number; limit: number },
): Promise<CredentialContent[]> {
  const { rows } = await sql<{ content: CredentialContent }>`
    select content from credentials
    where user_id = ${userId}::uuid and kind = 'impact' and year = ${year}::smallint and ended_at is null
    order by id limit ${limit} for share`.execute(tx);
  return rows.map(({ content }) => content);
}

/** Unless there is one that holds. @returns the id of the one that does now. */
export async function insertYearRecord(
  tx: Tx,
  { userId, year, content }: { userId: string; year: number; content: CredentialContent },
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into credentials (id, user_id, kind, year, content)
    values (${uuidv7()}, ${userId}, 'year', ${year}::smallint, ${JSON.stringify(content)}::jsonb)
    on conflict (user_id, year) where kind = 'year' and ended_at is null do update set year = excluded.year
    returning id`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('An insert answered no row');
  return row.id;
}
