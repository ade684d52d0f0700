import { sql } from 'kysely';
import { say } from '#languages/say.ts';
import { ownRows } from '#platform/db/own-rows.repository.ts';

export const ownEntries = [
  ownRows({
    file: 'log/by-you.json',
    sayAbout: () => say('personalData.log.byYou'),
    table: 'audit_entries',
    owner: 'actor_id',
    key: 'id',
    without: ['search_title'],
  }),
  ownRows({
    file: 'log/about-you.json',
    sayAbout: () => say('personalData.log.aboutYou'),
    table: 'audit_entries',
    owner: 'subject_id',
    key: 'id',
    without: ['search_title', 'actor_id'],
    where: sql`audit_entries.subject_kind = 'user'`,
  }),
];
