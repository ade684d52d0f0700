/** The log keeps a person's entries as long as others, without the names in them. */
import { sql } from 'kysely';
import type { AuditSubject } from '#generated/types.gen.ts';
import type { Erasure } from '#platform/server/archive/erasure.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { FORMER, jsonWithoutPerson, withoutPerson } from '#platform/server/db/without-person.repository.ts';

const TITLE = JSON.stringify({ title: { of: 'formerMember' } });

export const auditErasure: Erasure = {
  erase: async (tx, person) => {
    const { id, names } = person;
    // In the log of logins, the state is the device.
    await sql`
      update audit_entries set subject_title = ${FORMER}, facts = coalesce(facts, '{}') || ${TITLE}::jsonb,
        to_state = case when subject_kind = 'session' then null else to_state end
      where subject_id = ${id}::uuid and subject_kind in ('user', 'session')`.execute(tx);
    await sql`
      update audit_entries set reason = ${withoutPerson('reason', person)}, link = ${withoutPerson('link', person)},
        subject_title = ${withoutPerson('subject_title', person)}, facts = ${jsonWithoutPerson('facts', person)}
      where actor_id = ${id}::uuid or subject_id = ${id}::uuid`.execute(tx);
    // Entries about a council or an opportunity that was handed over name both people as its states; links end in a name.
    await sql`
      update audit_entries set
        from_state = case when from_state = any(${[...names]}::text[]) then ${FORMER} else from_state end,
        to_state = case when to_state = any(${[...names]}::text[]) then ${FORMER} else to_state end,
        facts = nullif(coalesce(facts, '{}')
          || case when from_state = any(${[...names]}::text[]) then '{"from": {"of": "formerMember"}}'::jsonb else '{}' end
          || case when to_state = any(${[...names]}::text[]) then '{"to": {"of": "formerMember"}}'::jsonb else '{}' end, '{}'),
        link = ${withoutPerson('link', person)}
      where from_state = any(${[...names]}::text[]) or to_state = any(${[...names]}::text[])
        or link like ${`%/${id}/%`}`.execute(tx);
  },
  tables: {
    audit_entries: {
      erased: ['subject_title', 'link', 'from_state', 'to_state', 'reason', 'facts'],
      kept: { action: 'what was decided', subject_kind: 'what kind of thing it was about' },
    },
  },
};

/** Removes the titles of entries about these things, which are the person's own words, and links that end in them. */
export async function eraseTitles(
  tx: Tx,
  subjectKind: AuditSubject,
  { ids, hasLinks = false }: { ids: readonly string[]; hasLinks?: boolean },
): Promise<void> {
  await sql`
    update audit_entries set subject_title = null, facts = facts - 'title',
      link = case when ${hasLinks}::boolean then null else link end
    where subject_id = any(${[...ids]}::uuid[]) and subject_kind = ${subjectKind}`.execute(tx);
}

/** The names under which the log knows a person, those they had before among them. */
export async function listLoggedNames(tx: Tx, userId: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select distinct subject_title as name from audit_entries
    where subject_id = ${userId}::uuid and subject_kind in ('user', 'session')
      and subject_title is not null and facts -> 'title' is null`.execute(tx);
  return rows.map(({ name }) => name);
}
