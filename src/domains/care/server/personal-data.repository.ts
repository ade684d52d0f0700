import { sql } from 'kysely';
import { ownRows } from '#platform/db/own-rows.repository.ts';

export const ownCare = [
  ownRows({
    file: 'reports/sent.json',
    about: 'What you reported, and why.',
    table: 'care_reports',
    owner: 'reporter_id',
    key: 'id',
    more: sql<object>`jsonb_build_object('title', (select c.title from care_cases c where c.id = care_reports.case_id))`,
  }),
  ownRows({
    file: 'reports/decisions-about-you.json',
    about: 'Decisions about you after reports, and your appeals. Reports that weren’t acted on are left out.',
    table: 'care_cases',
    owner: 'owner_id',
    key: 'id',
    without: ['decided_by', 'answered_by', 'report_count', 'reported_at', 'created_at'],
    where: sql`care_cases.outcome in ('hidden', 'warned', 'suspended')`,
  }),
];
