/** Cases: what was reported, the decision on it and the appeal against the decision. */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { type ReasonFact, sayReasoned, type TitleFact } from '#domains/audit/entry-facts.ts';
import type { HoldReason, ReportKind, ReportOutcome, ReportState } from '#generated/types.gen.ts';
import { SOURCE_LANGUAGE } from '#languages/languages.ts';
import { speakIn } from '#languages/reader.ts';
import type { Db, Tx } from '#platform/server/db/database.ts';
import { HAS_OTHER_ADMIN } from './involvement.repository.ts';

export interface CaseRow {
  id: string;
  kind: ReportKind;
  subjectId: string;
  ownerId: string;
  title: string | TitleFact;
  link: string;
  reportedText: string | null;
  state: ReportState;
  /** Why the platform itself opened it; null where people reported it. */
  heldFor: HoldReason | null;
  reportCount: number;
  /** Whether it's hidden: by its reports, by the decision on them, or because it's held until then. */
  isHidden: boolean;
  outcome: ReportOutcome | null;
  reason: string | ReasonFact | null;
  suspendedUntil: Date | null;
  decidedBy: string | null;
  decidedAt: Date | null;
  appeal: string | null;
  appealedAt: Date | null;
  answer: string | null;
  answeredAt: Date | null;
  createdAt: Date;
  reportedAt: Date;
  hasOtherAdmin: boolean;
}

/** The columns of cases as `c`. */
export const CASE_COLUMNS = sql`
  c.id, c.kind, c.subject_id as "subjectId", c.owner_id as "ownerId",
  coalesce(c.facts -> 'title', to_jsonb(c.title)) as title, c.link,
  c.reported_text as "reportedText", c.state, c.held_for as "heldFor",
  c.report_count as "reportCount", c.is_hidden as "isHidden",
  c.outcome, coalesce(c.facts -> 'reason', to_jsonb(c.reason)) as reason, c.suspended_until as "suspendedUntil", c.decided_by as "decidedBy", c.decided_at as "decidedAt",
  c.appeal, c.appealed_at as "appealedAt", c.answer, c.answered_at as "answeredAt", c.created_at as "createdAt",
  c.reported_at as "reportedAt", ${HAS_OTHER_ADMIN} as "hasOtherAdmin"`;

export const selectCase = async (db: Db | Tx, where: RawBuilder<SqlBool>): Promise<CaseRow | undefined> => {
  const { rows } = await sql<CaseRow>`select ${CASE_COLUMNS} from moderation_cases c where ${where}`.execute(db);
  return rows[0];
};

export const findCase = (db: Db | Tx, id: string) => selectCase(db, sql`c.id = ${id}::uuid`);

/** Locks the row until the transaction ends. */
export async function findCaseForUpdate(tx: Tx, id: string): Promise<CaseRow | undefined> {
  const locked = await tx
    .selectFrom('moderation_cases')
    .select('id')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return locked && findCase(tx, id);
}

export interface Decision {
  outcome: ReportOutcome;
  reason: string | ReasonFact;
  /** Null if the author deleted what was held. */
  decidedBy: string | null;
  /** Null unless the person is suspended. */
  days: number | null;
  isHidden: boolean;
}

/** @returns when the suspension ends. */
export async function setDecided(
  tx: Tx,
  id: string,
  { outcome, reason, decidedBy, days, isHidden }: Decision,
): Promise<Date | null> {
  const { suspendedUntil } = await tx
    .updateTable('moderation_cases')
    .set({
      state: outcome,
      outcome,
      ...(typeof reason === 'string' ? { reason } : madeReason(reason)),
      decided_by: decidedBy,
      decided_at: sql<Date>`now()`,
      is_hidden: isHidden,
      suspended_until: days === null ? null : sql<Date>`now() + make_interval(days => ${days})`,
    })
    .where('id', '=', id)
    .returning('suspended_until as suspendedUntil')
    .executeTakeFirstOrThrow();
  return suspendedUntil;
}

/** Also stored in English, for readers that don't translate the facts. */
const madeReason = (reason: ReasonFact) => ({
  reason: speakIn(SOURCE_LANGUAGE, () => sayReasoned(reason)),
  facts: sql<string>`coalesce(facts, '{}') || ${JSON.stringify({ reason })}::jsonb`,
});

export async function setAppealed(tx: Tx, id: string, message: string): Promise<void> {
  await tx
    .updateTable('moderation_cases')
    .set({ state: 'appealed', appeal: message, appealed_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
}

export async function setAnswered(
  tx: Tx,
  id: string,
  {
    state,
    answer,
    answeredBy,
    isHidden,
  }: { state: ReportState; answer: string; answeredBy: string; isHidden: boolean },
): Promise<void> {
  await tx
    .updateTable('moderation_cases')
    .set({ state, answer, answered_by: answeredBy, answered_at: sql<Date>`now()`, is_hidden: isHidden })
    .where('id', '=', id)
    .execute();
}

/**
 * When the last of a person's current suspensions ends, not counting overturned ones; null if no suspension is left.
 */
export async function findLastSuspension(tx: Tx, ownerId: string): Promise<Date | null> {
  const { rows } = await sql<{ until: Date | null }>`
    select max(suspended_until) as until from moderation_cases
    where owner_id = ${ownerId}::uuid and state <> 'overturned' and suspended_until > now()`.execute(tx);
  return rows[0]?.until ?? null;
}
