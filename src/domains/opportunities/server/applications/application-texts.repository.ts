/** Messages between applicants and partners. Writers hold the lock on the opportunity. */
import { sql } from 'kysely';
import type { Tx } from '#platform/server/db/database.ts';
import type { ApplicationText } from '../../application-text.ts';

export async function insertText(tx: Tx, applicationId: string, text: ApplicationText): Promise<void> {
  await tx
    .insertInto('application_texts')
    .values({
      application_id: applicationId,
      message: text.message,
      answers: JSON.stringify(text.answers),
      shares_contact: text.sharesContact,
      shares_phone: text.sharesPhone,
    })
    .execute();
}

/** An upsert, since older applications have no row. */
export async function setDecisionMessage(tx: Tx, applicationIds: readonly string[], message: string): Promise<void> {
  if (applicationIds.length === 0) return;
  await tx
    .insertInto('application_texts')
    .values(applicationIds.map((id) => ({ application_id: id, decision_message: message })))
    .onConflict((conflict) => conflict.column('application_id').doUpdateSet({ decision_message: message }))
    .execute();
}

export async function removeTexts(tx: Tx, applicationId: string): Promise<void> {
  await tx.deleteFrom('application_texts').where('application_id', '=', applicationId).execute();
}

const ERASED_AT_ONCE = 500;

/**
 * Erases the texts of people who left that many days ago.
 *
 * @returns the number of rows.
 */
export async function eraseTextsOfDeactivated(tx: Tx, days: number): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    update application_texts t
    set message = null, answers = '[]', shares_contact = false, shares_phone = false, decision_message = null
    where t.application_id = any(array(
      select a.id from opportunity_applications a
      join people u on u.id = a.applicant_id
      join application_texts f on f.application_id = a.id
      where u.deactivated_at < now() - make_interval(days => ${days}::integer)
        and (f.message is not null or f.answers <> '[]' or f.shares_contact or f.decision_message is not null)
      order by a.id limit ${ERASED_AT_ONCE}))`.execute(tx);
  return Number(numAffectedRows);
}
