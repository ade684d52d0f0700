import { sql } from 'kysely';
import type { PointsCause } from '#generated/types.gen.ts';
import type { Db } from '#platform/db/database.ts';
import type { RowRange } from '#platform/http/paging.ts';

export interface LedgerEntry {
  id: string;
  points: number;
  balance: number;
  cause: PointsCause;
  reason: string;
  subjectKind: 'impact' | 'user' | null;
  subjectId: string | null;
  /** For an impact. */
  subjectTitle: string | null;
  /** For a person; null once deactivated. */
  subjectName: string | null;
  subjectLastName: string | null;
  decisionId: string | null;
  reversesId: string | null;
  createdAt: Date;
}

export interface LedgerFilter {
  userId: string;
  cause: PointsCause | undefined;
}

/** Fetches one extra row to see whether there's a next page. */
export async function listLedger(
  db: Db,
  filter: LedgerFilter,
  { order, page: { limit, offset, after } }: { order: 'asc' | 'desc'; page: RowRange },
): Promise<LedgerEntry[]> {
  return matching(db, filter)
    .leftJoin('impacts as i', (join) => join.onRef('i.id', '=', 'e.subject_id').on('e.subject_kind', '=', 'impact'))
    .leftJoin('users as u', (join) =>
      join.onRef('u.id', '=', 'e.subject_id').on('e.subject_kind', '=', 'user').on('u.deactivated_at', 'is', null),
    )
    .select([
      'e.id',
      'e.points',
      'e.balance',
      'e.cause',
      'e.reason',
      'e.subject_kind as subjectKind',
      'e.subject_id as subjectId',
      'i.title as subjectTitle',
      'u.name as subjectName',
      'u.last_name as subjectLastName',
      'e.decision_id as decisionId',
      'e.reverses_id as reversesId',
      'e.created_at as createdAt',
    ])
    .$if(after !== null, (query) => query.where('e.id', order === 'asc' ? '>' : '<', after?.id ?? ''))
    .orderBy('e.id', order)
    .limit(limit + 1)
    .offset(offset)
    .execute();
}

/** Counts no further than `upTo`. */
export async function countLedger(db: Db, filter: LedgerFilter, upTo: number): Promise<number> {
  const row = await db
    .selectFrom(matching(db, filter).select('e.id').limit(upTo).as('found'))
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return row.count;
}

function matching(db: Db, { userId, cause }: LedgerFilter) {
  return db
    .selectFrom('points_entries as e')
    .where('e.user_id', '=', userId)
    .$if(cause !== undefined, (query) => query.where('e.cause', '=', cause ?? 'given_by_hand'));
}
