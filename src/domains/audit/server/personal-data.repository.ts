import { sql } from 'kysely';
import { ownRows } from '#platform/db/own-rows.repository.ts';

export const ownEntries = [
  ownRows({
    file: 'log/by-you.json',
    about: 'Your actions in the audit log.',
    table: 'audit_entries',
    owner: 'actor_id',
    key: 'id',
    without: ['search_title'],
  }),
  ownRows({
    file: 'log/about-you.json',
    about: 'Changes to your account.',
    table: 'audit_entries',
    owner: 'subject_id',
    key: 'id',
    without: ['search_title', 'actor_id'],
    where: sql`audit_entries.subject_kind = 'user'`,
  }),
];
