/** What is like an impact elsewhere, and when and where its pictures were taken. */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { type FileRow, fileWith, originWith, picturesAlike } from '#domains/media/server/public.ts';
import { type CardRow, cardRowOf } from '#domains/people/server/public.ts';
import type { ImpactMeasures } from '#generated/types.gen.ts';
import type { Db } from '#platform/server/db/database.ts';

/** Another impact that judges may see. */
export interface OtherImpact {
  id: string;
  title: string;
  startDate: string;
  owner: CardRow;
}

const OTHER = sql`json_build_object(
  'id', i.id, 'title', i.title, 'startDate', i.start_date::text, 'owner', ${cardRowOf('i.owner_id')})`;

export interface PictureElsewhere {
  picture: FileRow;
  other: OtherImpact;
  /** How many of 64 bits differ; 0 for the same picture. */
  distance: number;
}

const MAX_FOUND = 10;

/** The closest first, each other impact once for each picture. */
export async function listPicturesElsewhere(db: Db, impactId: string): Promise<PictureElsewhere[]> {
  const { rows } = await sql<PictureElsewhere>`
    select file.json as picture, ${OTHER} as other, found.distance
    from (
      select own.media_id, used.impact_id, min(alike.distance) as distance
      from impact_media own
      cross join lateral ${picturesAlike('own.media_id')} alike
      join impact_media used on used.media_id = alike.media_id and used.impact_id <> own.impact_id
      where own.impact_id = ${impactId}::uuid
      group by own.media_id, used.impact_id) found
    join impacts i on i.id = found.impact_id and not i.is_hidden
    cross join lateral ${fileWith('found.media_id')} file
    order by found.distance, i.id limit ${sql.lit(MAX_FOUND)}`.execute(db);
  return rows;
}

export interface PictureTaken {
  picture: FileRow;
  takenOn: string | null;
  latitude: number | null;
  longitude: number | null;
}

/** In the owner's order. */
export async function listPicturesTaken(db: Db, impactId: string): Promise<PictureTaken[]> {
  const { rows } = await sql<PictureTaken>`
    select file.json as picture, origin.taken_on as "takenOn", origin.latitude, origin.longitude
    from impact_media own
    cross join lateral ${originWith('own.media_id')} origin
    cross join lateral ${fileWith('own.media_id')} file
    where own.impact_id = ${impactId}::uuid
    order by own.position`.execute(db);
  return rows;
}

/** Words are only compared where there are enough of them to mean something. */
const MIN_CHARACTERS = 60;

/** Impacts with the same words, the latest first. Thousands may have copied a campaign's. */
export const listSameTexts = (db: Db, impactId: string): Promise<OtherImpact[]> =>
  listOthers(
    db,
    impactId,
    sql`impact_texts other join impacts i on i.id = other.impact_id`,
    sql<SqlBool>`other.words_hash = (
      select own.words_hash from impact_texts own
      where own.impact_id = ${impactId}::uuid and length(own.description) >= ${sql.lit(MIN_CHARACTERS)})`,
  );

/** Impacts that began at the same place on the same day, the latest first. */
export const listSamePlaceAndDay = (db: Db, impactId: string): Promise<OtherImpact[]> => {
  const own = (column: string) =>
    sql`(select own.${sql.ref(column)} from impacts own where own.id = ${impactId}::uuid)`;
  return listOthers(
    db,
    impactId,
    sql`impacts i`,
    sql<SqlBool>`i.search_location = ${own('search_location')} and i.start_date = ${own('start_date')}`,
  );
};

/** The impact's own values are scalars, so that an index gives the latest without sorting all. */
async function listOthers(
  db: Db,
  impactId: string,
  from: RawBuilder<unknown>,
  where: RawBuilder<SqlBool>,
): Promise<OtherImpact[]> {
  const { rows } = await sql<{ other: OtherImpact }>`
    select ${OTHER} as other from ${from} where ${where} and i.id <> ${impactId}::uuid and not i.is_hidden
    order by i.id desc limit ${sql.lit(MAX_FOUND)}`.execute(db);
  return rows.map(({ other }) => other);
}

export interface UsualAmount {
  measure: keyof ImpactMeasures;
  impacts: number;
  most: number;
}

export const listUsualAmounts = async (db: Db, eventTypeId: string): Promise<UsualAmount[]> => {
  const { rows } = await sql<UsualAmount>`
    select measure, impacts, most from impact_usual_amounts where event_type_id = ${eventTypeId}::uuid`.execute(db);
  return rows;
};

export async function recountUsualAmounts(db: Db): Promise<void> {
  await sql`select recount_usual_amounts()`.execute(db);
}
