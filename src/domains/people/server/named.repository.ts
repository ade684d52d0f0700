/** Finds people by their whole names, for lists of what they did. */
import { type SqlBool, sql } from 'kysely';
import type { PrivacyPart } from '#generated/types.gen.ts';
import type { Db, Tx } from '#platform/server/db/database.ts';
import { all } from '#platform/server/db/lists/list-page.repository.ts';
import { foldWords, isShort } from '#platform/server/db/search/search-patterns.repository.ts';
import type { Viewer } from '#platform/server/http/viewer.ts';
import { hasInName } from './people.repository.ts';
import { isPartOpen } from './seen-parts.ts';

/** A search that more names match isn't for any of them. */
const MAX_NAMED = 500;

/**
 * The ids of the people whose names contain all the words and who let the viewer see this part of their profile; none
 * if there are too many. Deactivated people can't be found by name.
 */
export async function listNamed(db: Db | Tx, viewer: Viewer, search: string, part: PrivacyPart): Promise<string[]> {
  const words = await foldWords(db, search);
  // The index of names has no entries for one or two letters.
  if (words.every(isShort)) return [];
  const { rows } = await sql<{ id: string }>`
    select u.id from users u
    where u.deactivated_at is null and u.email_verified_at is not null
      and ${all(words.map(hasInName))} and ${mayBeSeen(viewer, part)}
    limit ${MAX_NAMED + 1}`.execute(db);
  return rows.length > MAX_NAMED ? [] : rows.map(({ id }) => id);
}

function mayBeSeen(viewer: Viewer, part: PrivacyPart) {
  if (viewer?.role === 'Admin') return sql<SqlBool>`true`;
  const isOpen = isPartOpen(viewer, 'u.id', part);
  return viewer === null ? isOpen : sql<SqlBool>`(u.id = ${viewer.userId}::uuid or ${isOpen})`;
}
