import { sql } from 'kysely';
import type { Db } from '#platform/server/db/database.ts';
import type { EarlierImpact } from './propose-from-words.ts';

const MAX_READ = 30;
const CHARACTERS_READ = 400;

/** The latest that the person logged, the latest first. */
export async function listEarlier(db: Db, ownerId: string): Promise<EarlierImpact[]> {
  const { rows } = await sql<EarlierImpact>`
    select i.title, i.title || ' ' || left(d.description, ${sql.lit(CHARACTERS_READ)}) as words,
      i.event_type_id as "kindId",
      array(select g.sdg::int from impact_goals g where g.impact_id = i.id order by g.position) as sdgs
    from impact_people p
      join impacts i on i.id = p.impact_id and i.owner_id = p.user_id
      join impact_texts d on d.impact_id = i.id
    where p.user_id = ${ownerId}::uuid
    order by p.impact_id desc limit ${sql.lit(MAX_READ)}`.execute(db);
  return rows;
}
