import { sql } from 'kysely';
import type { Tx } from '#platform/server/db/database.ts';
import { LINK_BEGINS } from '../../model.ts';

export interface Recent {
  /** Whether the account is younger than a day. */
  isNewcomer: boolean;
  inTenMinutes: number;
  inAnHour: number;
  /** How many links the comments of the last hour contain. */
  linksInAnHour: number;
  /** How often the same text was posted within ten minutes, and within a day. */
  sameInTenMinutes: number;
  sameInADay: number;
}

/** Counts what an author has posted lately, deleted comments included. */
export async function readRecent(tx: Tx, authorId: string, content: string): Promise<Recent> {
  const { rows } = await sql<Recent>`
    select (select a.created_at > now() - interval '1 day' from accounts a where a.id = ${authorId}) as "isNewcomer",
      count(*) filter (where c.created_at > now() - interval '10 minutes')::int as "inTenMinutes",
      count(*) filter (where c.created_at > now() - interval '1 hour')::int as "inAnHour",
      coalesce(sum(regexp_count(c.content, ${sql.lit(LINK_BEGINS)}, 1, 'i'))
        filter (where c.created_at > now() - interval '1 hour'), 0)::int as "linksInAnHour",
      count(*) filter (where c.content = ${content} and c.created_at > now() - interval '10 minutes')::int
        as "sameInTenMinutes",
      count(*) filter (where c.content = ${content})::int as "sameInADay"
    from (
      select content, created_at from comments
      where author_id = ${authorId} and created_at > now() - interval '1 day' order by id desc limit 2000) c`.execute(
    tx,
  );
  const [recent] = rows;
  if (!recent) throw new Error('An aggregate has one row.');
  return recent;
}
