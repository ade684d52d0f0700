import { type Selectable, sql } from 'kysely';
import { say } from '#languages/say.ts';
import { personalRows } from '#platform/server/db/personal-rows.repository.ts';
import type { Tables } from '#platform/server/db/tables.ts';
import { sayFacts } from '../entry-facts.ts';

function sayRow(
  row: Pick<Selectable<Tables['audit_entries']>, 'facts' | 'subject_title' | 'from_state' | 'to_state' | 'reason'>,
) {
  const said = sayFacts(row.facts ?? {});
  return {
    subject_title: said.title ?? row.subject_title,
    from_state: said.from ?? row.from_state,
    to_state: said.to ?? row.to_state,
    reason: said.reason ?? row.reason,
  };
}

export const ownEntries = [
  personalRows({
    file: 'log/by-you.json',
    sayAbout: () => say('personalData.log.byYou'),
    table: 'audit_entries',
    owner: 'actor_id',
    key: 'id',
    excluded: ['search_title'],
    say: sayRow,
  }),
  personalRows({
    file: 'log/about-you.json',
    sayAbout: () => say('personalData.log.aboutYou'),
    table: 'audit_entries',
    owner: 'subject_id',
    key: 'id',
    excluded: ['search_title', 'actor_id'],
    say: sayRow,
    where: sql`audit_entries.subject_kind in ('user', 'session')`,
  }),
];
