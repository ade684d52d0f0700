import { sql } from 'kysely';
import type { PageMeta, PointsCause } from '#generated/types.gen.ts';
import type { Db } from '#platform/server/db/database.ts';
import { byAge, type ListOrder } from '#platform/server/db/lists/list-order.ts';
import { readListPage } from '#platform/server/db/lists/list-page.repository.ts';
import type { PageRequest } from '#platform/server/http/lists/paging.ts';
import type { ReasonFacts } from '../reasons.ts';

export interface LedgerEntry {
  id: string;
  points: number;
  balance: number;
  cause: PointsCause;
  reason: string;
  facts: ReasonFacts | null;
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

export const LEDGER_ORDERS = byAge('points', sql`e.id`);

export function listLedger(
  db: Db,
  filter: LedgerFilter,
  page: PageRequest<ListOrder>,
): Promise<{ rows: LedgerEntry[]; meta: PageMeta }> {
  const entries = matching(db, filter)
    .leftJoin('impact_titles as i', (join) =>
      join.onRef('i.id', '=', 'e.subject_id').on('e.subject_kind', '=', 'impact'),
    )
    .leftJoin('people as u', (join) =>
      join.onRef('u.id', '=', 'e.subject_id').on('e.subject_kind', '=', 'user').on('u.deactivated_at', 'is', null),
    )
    .select([
      'e.id',
      'e.points',
      'e.balance',
      'e.cause',
      'e.reason',
      'e.reason_facts as facts',
      'e.subject_kind as subjectKind',
      'e.subject_id as subjectId',
      'i.title as subjectTitle',
      'u.name as subjectName',
      'u.last_name as subjectLastName',
      'e.decision_id as decisionId',
      'e.reverses_id as reversesId',
      'e.created_at as createdAt',
    ]);
  return readListPage(db, page, { columns: sql`e.*`, from: sql`${entries} e`, where: [] });
}

function matching(db: Db, { userId, cause }: LedgerFilter) {
  return db
    .selectFrom('points_entries as e')
    .where('e.user_id', '=', userId)
    .$if(cause !== undefined, (query) => query.where('e.cause', '=', cause ?? 'given_by_hand'));
}
