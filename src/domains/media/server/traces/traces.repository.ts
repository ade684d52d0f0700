/** What pictures show besides themselves, for judges and those who uploaded them. */
import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '#platform/server/db/database.ts';
import type { PictureOrigin } from '../upload/picture-origin.ts';
import type { PictureTrace } from '../upload/pictures.ts';

export async function insertTraces(
  on: Db | Tx,
  traces: readonly (PictureTrace & { mediaId: string })[],
): Promise<void> {
  if (traces.length === 0) return;
  await on
    .insertInto('picture_traces')
    .values(
      traces.map(({ mediaId, look, takenOn, latitude, longitude }) => ({
        media_id: mediaId,
        look: look === null ? null : String(look),
        taken_on: takenOn,
        latitude,
        longitude,
      })),
    )
    .onConflict((conflict) => conflict.column('media_id').doNothing())
    .execute();
}

/** Pictures whose look isn't known yet, without those of profiles. */
export async function listWithoutTrace(db: Db, limit: number): Promise<{ id: string; width: number }[]> {
  const { rows } = await sql<{ id: string; width: number }>`
    select m.id, m.widths[1] as width from media m
    where m.kind = 'picture' and m.ready_at is not null and m.free_after is null
      and not exists (select from picture_traces t where t.media_id = m.id)
    order by m.id desc limit ${limit}`.execute(db);
  return rows;
}

/** How many of the 64 bits may differ: more than seven, and the index would no longer find all. */
const MAX_BITS = 7;
const MAX_ALIKE = 50;

/** Pictures that look the same or alike, this one included: `media_id`, `distance` in bits. @param mediaId a column. */
export function picturesAlike(mediaId: string): RawBuilder<{ media_id: string; distance: number }> {
  return sql`(
    select alike.media_id, bit_count((alike.look # this_trace.look)::bit(64))::int as distance
    from picture_traces this_trace join picture_traces alike on alike.look is not null
      and alike.look_parts && look_neighbours(this_trace.look)
    where this_trace.media_id = ${sql.ref(mediaId)}
      and bit_count((alike.look # this_trace.look)::bit(64)) <= ${sql.lit(MAX_BITS)}
    limit ${sql.lit(MAX_ALIKE)})`;
}

/** When and where a picture was taken, no row if neither is known: `taken_on`, `latitude`, `longitude`. */
export function originWith(mediaId: string): RawBuilder<{ taken_on: string }> {
  return sql`(
    select this_trace.taken_on::text, this_trace.latitude, this_trace.longitude from picture_traces this_trace
    where this_trace.media_id = ${sql.ref(mediaId)}
      and (this_trace.taken_on is not null or this_trace.latitude is not null))`;
}

/** When and where the person's own pictures were taken, in the order of the ids; those of others are left out. */
export async function readOwnOrigins(db: Db, ownerId: string, ids: readonly string[]): Promise<PictureOrigin[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<PictureOrigin>`
    select t.taken_on::text as "takenOn", t.latitude, t.longitude
    from media m join picture_traces t on t.media_id = m.id
    where m.id = any(${[...ids]}::uuid[]) and m.owner_id = ${ownerId}::uuid and m.ready_at is not null
    order by array_position(${[...ids]}::uuid[], m.id)`.execute(db);
  return rows;
}
