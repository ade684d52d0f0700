/** What owners write of their opportunities. */
import { sql } from 'kysely';
import type { Tx } from '#platform/server/db/database.ts';
import { findOpportunity, type OpportunityContent, type OpportunityRow } from '../opportunities.repository.ts';

export async function insertOpportunity(
  tx: Tx,
  id: string,
  ownerId: string,
  content: OpportunityContent,
): Promise<void> {
  await tx
    .insertInto('opportunities')
    .values({ id, owner_id: ownerId, ...columnsOf(content) })
    .execute();
  await tx
    .insertInto('opportunity_texts')
    .values({ opportunity_id: id, ...textsOf(content) })
    .execute();
}

export async function setContent(
  tx: Tx,
  { id, closesAt }: Pick<OpportunityRow, 'id' | 'closesAt'>,
  content: OpportunityContent,
): Promise<void> {
  const isLater = content.closesAt > closesAt;
  await tx
    .updateTable('opportunities')
    .set({
      ...columnsOf(content),
      // A later deadline gets new reminders.
      ...(isLater && { week_told_at: null, day_told_at: null, savers_told_at: null }),
    })
    .where('id', '=', id)
    .execute();
  await tx.updateTable('opportunity_texts').set(textsOf(content)).where('opportunity_id', '=', id).execute();
}

/** Finds what a repeated request created: this owner's recent, untouched opportunity with the same title and text. */
export async function findDuplicate(
  tx: Tx,
  ownerId: string,
  { title, description }: OpportunityContent,
  withinSeconds: number,
): Promise<OpportunityRow | undefined> {
  // Serialise per owner, so that a repeated request finds what the first one created.
  await sql`select pg_advisory_xact_lock(hashtextextended('opportunity:' || ${ownerId}::text, 0))`.execute(tx);
  const row = await tx
    .selectFrom('opportunities as o')
    .innerJoin('opportunity_texts as d', 'd.opportunity_id', 'o.id')
    .select('o.id')
    .where('o.owner_id', '=', ownerId)
    .where('o.title', '=', title)
    .where('d.description', '=', description)
    .where('o.revision', '=', 1)
    .where('o.is_verified', 'is', null)
    .where('o.created_at', '>', sql<Date>`now() - make_interval(secs => ${withinSeconds})`)
    .orderBy('o.id', 'desc')
    .executeTakeFirst();
  return row && findOpportunity(tx, row.id);
}

function columnsOf(content: OpportunityContent) {
  return {
    title: content.title,
    type_id: content.typeId,
    category_id: content.categoryId,
    location: content.location,
    place: content.place && JSON.stringify(content.place),
    is_remote: content.isRemote,
    deadline: content.deadline,
    time_zone: content.timeZone,
    closes_at: content.closesAt,
    seats: content.seats,
    link: content.link,
  };
}

const textsOf = (content: OpportunityContent) => ({
  description: content.description,
  questions: JSON.stringify(content.questions),
  requires_message: content.requiresMessage,
  accept_message: content.acceptMessage,
  decline_message: content.declineMessage,
  contact_email: content.contactEmail,
});
