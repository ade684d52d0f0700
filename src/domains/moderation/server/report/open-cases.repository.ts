/** Opens cases, and finds a thing's open case. */
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { sayTitled } from '#domains/audit/entry-facts.ts';
import { SOURCE_LANGUAGE } from '#languages/languages.ts';
import { speakIn } from '#languages/reader.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { type CaseRow, findCase, findCaseForUpdate, selectCase } from '../cases.repository.ts';

type Reported = Pick<CaseRow, 'kind' | 'subjectId'>;

/** Serialises reports of one thing until the transaction ends, and locks its open case. */
export async function findOpenForUpdate(tx: Tx, { kind, subjectId }: Reported): Promise<CaseRow | undefined> {
  await sql`select pg_advisory_xact_lock(hashtextextended('moderation:' || ${kind} || ${subjectId}::text, 0))`.execute(
    tx,
  );
  const found = await selectCase(tx, sql`c.kind = ${kind} and c.subject_id = ${subjectId}::uuid and c.state = 'open'`);
  return found && findCaseForUpdate(tx, found.id);
}

/** Locks the open case of something that is held. */
export async function findHeldForUpdate(tx: Tx, { kind, subjectId }: Reported): Promise<CaseRow | undefined> {
  const locked = await tx
    .selectFrom('moderation_cases')
    .select('id')
    .where('kind', '=', kind)
    .where('subject_id', '=', subjectId)
    .where('state', '=', 'open')
    .where('held_for', 'is not', null)
    .forUpdate()
    .executeTakeFirst();
  return locked && findCase(tx, locked.id);
}

export type NewCase = Reported & Pick<CaseRow, 'ownerId' | 'title' | 'link' | 'reportedText' | 'heldFor'>;

export async function insertCase(tx: Tx, { subjectId, ownerId, title, reportedText, heldFor, ...said }: NewCase) {
  const id = uuidv7();
  const called = {
    title: speakIn(SOURCE_LANGUAGE, () => sayTitled(title)),
    facts: typeof title === 'string' ? null : JSON.stringify({ title }),
  };
  const about = { subject_id: subjectId, owner_id: ownerId, reported_text: reportedText };
  await tx
    .insertInto('moderation_cases')
    .values({ id, ...said, ...called, ...about, held_for: heldFor, is_hidden: heldFor !== null })
    .execute();
  return id;
}

/** For an open case only. */
export async function setCaseHidden(tx: Tx, id: string, isHidden: boolean): Promise<void> {
  await tx.updateTable('moderation_cases').set({ is_hidden: isHidden }).where('id', '=', id).execute();
}
