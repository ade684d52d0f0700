/** Decisions stay, and what they were about by its kind; the person's words and name go. */
import { sql } from 'kysely';
import { eraseTitles } from '#domains/audit/server/public.ts';
import type { Erasure } from '#platform/server/archive/erasure.ts';
import { FORMER, withoutPerson } from '#platform/server/db/without-person.repository.ts';

const TITLE = JSON.stringify({ title: { of: 'formerMember' } });

export const moderationErasure: Erasure = {
  erase: async (tx, person) => {
    const { id } = person;
    await sql`update moderation_reports set text = null where reporter_id = ${id}::uuid and text is not null`.execute(
      tx,
    );
    // What a report is named by is the person's name, a file's, or the title of an impact that may be gone.
    const { rows } = await sql<{ id: string }>`
      update moderation_cases set title = ${FORMER}, facts = coalesce(facts, '{}') || ${TITLE}::jsonb
      where owner_id = ${id}::uuid and kind in ('profile', 'picture', 'impact') returning id`.execute(tx);
    await eraseTitles(tx, 'report', { ids: rows.map((row) => row.id), hasLinks: true });
    await sql`
      update moderation_cases set reported_text = null, appeal = null, title = ${withoutPerson('title', person)},
        link = ${withoutPerson('link', person)}, reason = ${withoutPerson('reason', person)},
        answer = ${withoutPerson('answer', person)}
      where owner_id = ${id}::uuid`.execute(tx);
  },
  tables: {
    moderation_cases: {
      erased: ['title', 'link', 'reported_text', 'facts', 'reason', 'appeal', 'answer'],
      kept: { kind: 'what kind of thing was reported' },
    },
    moderation_reports: { erased: ['text'], kept: { reason: 'one of the listed reasons' } },
  },
};
