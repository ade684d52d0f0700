import { sql } from 'kysely';
import type { Db, Tx } from '#platform/server/db/database.ts';
import type { ImpactToImport } from './import-impact.ts';

/** @returns the indexes of those that are already there. */
export async function listImported(db: Db | Tx, impacts: readonly ImpactToImport[]): Promise<Set<number>> {
  const { rows } = await sql<{ index: number }>`
    select (k.number - 1)::int as index
    from unnest(
      ${impacts.map(({ ownerId }) => ownerId)}::uuid[],
      ${impacts.map(({ key }) => key)}::uuid[],
      ${impacts.map(({ isKnownByTitle }) => isKnownByTitle)}::boolean[],
      ${impacts.map(({ draft }) => draft.content.title)}::text[],
      ${impacts.map(({ draft }) => draft.content.startDate)}::date[]
    ) with ordinality as k (owner_id, key, is_known_by_title, title, start_date, number)
    where exists (select from impact_submissions s where s.owner_id = k.owner_id and s.submission_id = k.key)
      or (k.is_known_by_title and exists (
        select from impacts i where i.owner_id = k.owner_id and i.title = k.title and i.start_date = k.start_date
      ))`.execute(db);
  return new Set(rows.map(({ index }) => index));
}
