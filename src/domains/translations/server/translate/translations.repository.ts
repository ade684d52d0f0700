/** Translations that are kept. */
import type { Db, Tx } from '#platform/server/db/database.ts';
import type { Subject } from '../detect/languages.repository.ts';

export interface TranslationRow {
  title: string | null;
  translation: string;
  service: string;
}

/** What was translated, by its hash and its language. */
export interface Original {
  source: string;
  hash: string;
}

/** Undefined if this text hasn't been translated. */
export async function findTranslation(
  db: Db | Tx,
  { kind, id }: Subject,
  { source, hash }: Original,
  target: string,
): Promise<TranslationRow | undefined> {
  return db
    .selectFrom('text_translations')
    .select(['title', 'translation', 'service'])
    .where('kind', '=', kind)
    .where('subject_id', '=', id)
    .where('target', '=', target)
    .where('source', '=', source)
    .where('text_hash', '=', hash)
    .executeTakeFirst();
}

/** Replaces one of an earlier text. Call with the language locked. */
export async function upsertTranslation(
  tx: Tx,
  { kind, id }: Subject,
  { source, hash }: Original,
  { target, ...row }: TranslationRow & { target: string },
): Promise<void> {
  const values = { source, text_hash: hash, ...row };
  await tx
    .insertInto('text_translations')
    .values({ kind, subject_id: id, target, ...values })
    .onConflict((conflict) => conflict.columns(['kind', 'subject_id', 'target']).doUpdateSet(values))
    .execute();
}

export async function deleteTranslations(tx: Tx, { kind, id }: Subject): Promise<void> {
  await tx.deleteFrom('text_translations').where('kind', '=', kind).where('subject_id', '=', id).execute();
}
