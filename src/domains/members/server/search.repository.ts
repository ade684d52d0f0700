import { sql } from 'kysely';
import type { Role, SearchUsersData } from '../../../../generated/types.gen.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { PageRequest } from '../../../platform/http/paging.ts';
import { type AvatarRow, avatarOf } from './people.repository.ts';

export interface FoundPerson {
  id: string;
  name: string | null;
  lastName: string | null;
  role: Role;
  bio: string | null;
  location: string | null;
  points: number;
  createdAt: Date;
  avatar: AvatarRow | null;
  /** What the list is ordered by, as text. */
  sortKey: string;
}

export type SearchOrder = NonNullable<SearchUsersData['query']['sort']>;

/** How alike two words are, from 0 to 1, for one to count as a misspelling of the other. */
const ALIKE = 0.3;
/** The index knows runs of three letters: a shorter term is looked for where words begin. */
const INDEXED_LENGTH = 3;

const SORT_KEYS = {
  relevance: (term: string) =>
    sql<string>`lpad(((1 - word_similarity(fold(${term}), search_name)) * 1000000)::int::text, 7, '0') || search_name`,
  newest: () => sql<string>`lpad((4000000000000000 - extract(epoch from created_at) * 1000000)::bigint::text, 16, '0')`,
  name: () => sql<string>`search_name`,
};

/** One row more than the page holds, when there is one: it tells that the list goes on. */
export async function listPeopleNamed(
  tx: Tx,
  term: string,
  order: SearchOrder,
  { limit, offset, after }: PageRequest,
): Promise<FoundPerson[]> {
  const sortKey = SORT_KEYS[order](term);
  return matching(tx, term)
    .select([
      'id',
      'name',
      'last_name as lastName',
      'role',
      'bio',
      'location',
      'points',
      'created_at as createdAt',
      avatarOf('users.avatar_media_id').as('avatar'),
      sortKey.as('sortKey'),
    ])
    .$if(after !== null, (query) =>
      query.where(sql<boolean>`(${sortKey} collate "C", id) > (${after?.key ?? ''}, ${after?.id ?? null}::uuid)`),
    )
    .orderBy(sql`${sortKey} collate "C"`)
    .orderBy('id')
    .limit(limit + 1)
    .offset(offset)
    .execute();
}

/** Counts no further than `upTo`. */
export async function countPeopleNamed(tx: Tx, term: string, upTo: number): Promise<number> {
  const row = await tx
    .selectFrom(matching(tx, term).select('id').limit(upTo).as('found'))
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return row.count;
}

/** For this transaction alone. */
export async function prepareSearch(tx: Tx): Promise<void> {
  await sql`select set_config('pg_trgm.word_similarity_threshold', ${String(ALIKE)}, true)`.execute(tx);
  // The planner takes a likeness for as cheap as an equality, and would read every row: 0.7 s for 100,000 people.
  await sql`select set_config('enable_seqscan', 'off', true)`.execute(tx);
}

function matching(tx: Tx, term: string) {
  const people = tx.selectFrom('users').where('deactivated_at', 'is', null).where('email_verified_at', 'is not', null);
  const literal = sql`fold(${term.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)})`;
  const isBeginning = sql<boolean>`(search_name like ${literal} || '%' or search_name like '% ' || ${literal} || '%')`;
  if (term.length < INDEXED_LENGTH) return people.where(isBeginning);
  return people.where(sql<boolean>`(search_name like '%' || ${literal} || '%' or fold(${term}) <% search_name)`);
}
