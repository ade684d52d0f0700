import { say } from '#languages/say.ts';
import type { Db, Tx } from '#platform/server/db/database.ts';
import { notFound } from '#platform/server/http/failure.ts';
import type { Person } from '#platform/server/http/viewer.ts';
import type { Subject } from './detect/languages.repository.ts';
import type { Translatables, TranslatableText } from './translatables.ts';

/** @throws {Failure} 404 for what the caller can't read, the same as for an unknown id. */
export async function findReadable(
  db: Db | Tx,
  translatables: Translatables,
  person: Person,
  { kind, id }: Subject,
): Promise<TranslatableText> {
  const found = await translatables[kind].find(db, person, id);
  if (!found || found.text === '') throw noText();
  return found;
}

export const noText = () => notFound(say('translations.failures.noText'));
