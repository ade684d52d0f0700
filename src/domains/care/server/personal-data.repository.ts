import { sql } from 'kysely';
import { say } from '#languages/say.ts';
import { ownRows } from '#platform/db/own-rows.repository.ts';

export const ownCare = [
  ownRows({
    file: 'reports/sent.json',
    sayAbout: () => say('personalData.reports.sent'),
    table: 'care_reports',
    owner: 'reporter_id',
    key: 'id',
    more: sql<object>`jsonb_build_object('title', (select c.title from care_cases c where c.id = care_reports.case_id))`,
  }),
  ownRows({
    file: 'reports/decisions-about-you.json',
    sayAbout: () => say('personalData.reports.decisionsAboutYou'),
    table: 'care_cases',
    owner: 'owner_id',
    key: 'id',
    without: ['decided_by', 'answered_by', 'report_count', 'reported_at', 'created_at'],
    where: sql`care_cases.outcome in ('hidden', 'warned', 'suspended')`,
  }),
];
