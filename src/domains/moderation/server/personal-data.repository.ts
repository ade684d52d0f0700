import { sql } from 'kysely';
import { sayTitled, type TitleFact } from '#domains/audit/entry-facts.ts';
import { say } from '#languages/say.ts';
import { personalRows } from '#platform/server/db/personal-rows.repository.ts';

export const ownModeration = [
  personalRows({
    file: 'reports/sent.json',
    sayAbout: () => say('personalData.reports.sent'),
    table: 'moderation_reports',
    owner: 'reporter_id',
    key: 'id',
    extra: sql<{ title: string | TitleFact }>`jsonb_build_object('title', (
      select coalesce(c.facts -> 'title', to_jsonb(c.title)) from moderation_cases c where c.id = moderation_reports.case_id))`,
    say: ({ title }) => ({ title: sayTitled(title) }),
  }),
  personalRows({
    file: 'reports/decisions-about-you.json',
    sayAbout: () => say('personalData.reports.decisions'),
    table: 'moderation_cases',
    owner: 'owner_id',
    key: 'id',
    excluded: ['decided_by', 'answered_by', 'report_count', 'reported_at', 'created_at'],
    say: ({ title, facts }) => ({ title: sayTitled(facts?.title ?? title) }),
    where: sql`moderation_cases.outcome in ('hidden', 'warned', 'suspended')`,
  }),
];
