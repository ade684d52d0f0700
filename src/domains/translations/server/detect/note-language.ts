import { languageNow } from '#languages/reader.ts';
import type { Db, Tx } from '#platform/server/db/database.ts';
import { detectLanguage } from './detect-language.ts';
import { type Subject, upsertDetected } from './languages.repository.ts';

/**
 * Detects the language of what someone has just written, and remembers it, unless they once chose it. Call with each
 * change of the texts, in its transaction.
 */
export async function noteLanguage(
  tx: Db | Tx,
  { texts, ...subject }: Subject & { writerId: string; texts: readonly (string | null)[] },
): Promise<void> {
  const text = texts.join('\n').trim();
  if (text === '') return;
  await upsertDetected(tx, [{ ...subject, language: await detectLanguage(text, languageNow()) }]);
}
