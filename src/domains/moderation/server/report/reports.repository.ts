/** Reports of a case, one for each person. */
import { type RawBuilder, sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { type CardRow, cardRowOf } from '#domains/people/server/public.ts';
import type { ReportKind, ReportReason } from '#generated/types.gen.ts';
import type { Db, Tx } from '#platform/server/db/database.ts';

export interface ReportRow {
  id: string;
  reporter: CardRow;
  reason: ReportReason;
  text: string | null;
  createdAt: Date;
}

/** Stores a report, or changes the one this person sent before. @returns whether it's their first. */
export async function upsertReport(
  tx: Tx,
  caseId: string,
  { reporterId, reason, text }: { reporterId: string; reason: ReportReason; text: string | null },
): Promise<boolean> {
  const { rows } = await sql<{ isNew: boolean }>`
    insert into moderation_reports (id, case_id, reporter_id, reason, text)
    values (${uuidv7()}::uuid, ${caseId}::uuid, ${reporterId}::uuid, ${reason}, ${text})
    on conflict (case_id, reporter_id)
      do update set reason = excluded.reason, text = excluded.text, created_at = now()
    returning xmax = 0 as "isNew"`.execute(tx);
  const isNew = rows[0]?.isNew ?? false;
  if (!isNew) return false;
  await tx
    .updateTable('moderation_cases')
    .set({ report_count: sql<number>`report_count + 1`, reported_at: sql<Date>`now()` })
    .where('id', '=', caseId)
    .execute();
  return true;
}

export async function listReporterIds(db: Db | Tx, caseId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('moderation_reports')
    .select('reporter_id as id')
    .where('case_id', '=', caseId)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Newest first. */
export async function listReports(db: Db, caseId: string, limit: number): Promise<ReportRow[]> {
  const { rows } = await sql<ReportRow>`
    select r.id, ${cardRowOf('r.reporter_id')} as reporter, r.reason, r.text, r.created_at as "createdAt"
    from moderation_reports r where r.case_id = ${caseId}::uuid
    order by r.created_at desc, r.id desc limit ${limit}`.execute(db);
  return rows;
}

/** The reasons given in the reports of case `c`, each once. */
export const REASONS: RawBuilder<ReportReason[]> = sql`
  array(select distinct r.reason from moderation_reports r where r.case_id = c.id order by r.reason)`;

/** Whether the person has reported the thing, whatever became of the case. */
export async function hasReported(tx: Tx, kind: ReportKind, id: string, userId: string): Promise<boolean> {
  const report = await tx
    .selectFrom('moderation_reports as r')
    .innerJoin('moderation_cases as c', 'c.id', 'r.case_id')
    .select('r.id')
    .where('c.kind', '=', kind)
    .where('c.subject_id', '=', id)
    .where('r.reporter_id', '=', userId)
    .limit(1)
    .executeTakeFirst();
  return report !== undefined;
}
