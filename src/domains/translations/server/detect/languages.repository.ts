/** The languages of texts. */
import { type RawBuilder, sql } from 'kysely';
import type { TextKind } from '#generated/types.gen.ts';
import type { Db, Tx } from '#platform/server/db/database.ts';

export interface Subject {
  kind: TextKind;
  id: string;
}

/** For the statements of other domains: null until it has been detected. `id` is a column of theirs. */
export const languageWrittenIn = (kind: TextKind, id: string): RawBuilder<string | null> => sql<string | null>`(
  select written.language from text_languages written
  where written.kind = ${sql.lit(kind)} and written.subject_id = ${sql.ref(id)})`;

export async function findLanguage(db: Db | Tx, { kind, id }: Subject): Promise<string | undefined> {
  const row = await db
    .selectFrom('text_languages')
    .select('language')
    .where('kind', '=', kind)
    .where('subject_id', '=', id)
    .executeTakeFirst();
  return row?.language;
}

/** Locks the language, and with it the kept translations, until the transaction ends. */
export async function lockLanguage(tx: Tx, { kind, id }: Subject): Promise<void> {
  await tx
    .selectFrom('text_languages')
    .select('language')
    .where('kind', '=', kind)
    .where('subject_id', '=', id)
    .forUpdate()
    .execute();
}

export interface Written extends Subject {
  language: string;
  writerId: string;
}

/** Leaves a chosen language as it is. */
export const upsertDetected = (tx: Db | Tx, written: readonly Written[]): Promise<void> =>
  upsert(tx, written, { isChosen: false });

export const upsertChosen = (tx: Tx, written: Written, { isChosen }: { isChosen: boolean }): Promise<void> =>
  upsert(tx, [written], { isChosen, replaces: true });

async function upsert(
  tx: Db | Tx,
  written: readonly Written[],
  { isChosen, replaces = false }: { isChosen: boolean; replaces?: boolean },
): Promise<void> {
  if (written.length === 0) return;
  const values = (pick: (one: Written) => string) => written.map(pick);
  await sql`
    insert into text_languages (kind, subject_id, language, is_chosen, writer_id)
    select kind, id, language, ${isChosen}::boolean, writer
    from unnest(${values(({ kind }) => kind)}::text[], ${values(({ id }) => id)}::uuid[],
      ${values(({ language }) => language)}::text[], ${values(({ writerId }) => writerId)}::uuid[])
      as found (kind, id, language, writer)
    on conflict (kind, subject_id) do update
      set language = excluded.language, is_chosen = excluded.is_chosen, writer_id = excluded.writer_id
      where ${replaces}::boolean or not text_languages.is_chosen`.execute(tx);
}

/** The kinds with texts from before languages were detected, and up to which id they have been. */
export async function listDetections(db: Db): Promise<{ kind: TextKind; after: string }[]> {
  return db.selectFrom('text_detection').select(['kind', 'after']).orderBy('kind').execute();
}

export async function setDetected(db: Db, kind: TextKind, after: string | null): Promise<void> {
  if (after === null) await db.deleteFrom('text_detection').where('kind', '=', kind).execute();
  else await db.updateTable('text_detection').set({ after }).where('kind', '=', kind).execute();
}
