/** Pictures of the community's look. Each is stored once, by a hash of its content. */
import { sql } from 'kysely';
import type { Db, Tx } from '#platform/server/db/database.ts';

export async function insertLookPicture(tx: Tx, file: string, content: Buffer): Promise<void> {
  await tx
    .insertInto('look_pictures')
    .values({ file, content })
    .onConflict((conflict) => conflict.column('file').doUpdateSet({ uploaded_at: sql`now()` }))
    .execute();
}

export async function findLookPicture(db: Db, file: string): Promise<Buffer | null> {
  const row = await db.selectFrom('look_pictures').select('content').where('file', '=', file).executeTakeFirst();
  return row ? Buffer.from(row.content) : null;
}

/** @returns those of the files that are stored. */
export async function listStoredPictures(tx: Tx, files: readonly string[]): Promise<Set<string>> {
  const rows = await tx
    .selectFrom('look_pictures')
    .select('file')
    .where('file', '=', sql<string>`any(${[...files]}::text[])`)
    .execute();
  return new Set(rows.map(({ file }) => file));
}

/** Those of the present settings stay, those to which a setting can be undone, and those of a form that isn't saved yet. */
export async function deleteUnusedPictures(tx: Tx): Promise<void> {
  await sql`
    delete from look_pictures p where p.uploaded_at < now() - interval '1 day' and not exists (
      select from (
        select distinct on (key) value, before from setting_changes
        where key in ('mark', 'linkPicture') order by key, id desc) as latest,
      lateral (values (latest.value), (latest.before)) as named(setting)
      where p.file in (named.setting ->> 'light', named.setting ->> 'dark', named.setting #>> '{}'))`.execute(tx);
}
