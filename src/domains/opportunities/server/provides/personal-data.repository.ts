import { sql } from 'kysely';
import { say } from '#languages/say.ts';
import { personalRows } from '#platform/server/db/personal-rows.repository.ts';

const title = (column: string) =>
  sql<object>`jsonb_build_object('opportunity_title', (select title from opportunities o where o.id = ${sql.ref(column)}))`;

export const ownOpportunities = [
  personalRows({
    file: 'opportunities/offered.json',
    sayAbout: () => say('personalData.opportunities.offered'),
    table: 'opportunities',
    owner: 'owner_id',
    key: 'id',
    excluded: ['search_text', 'sort_title'],
    extra: sql<object>`jsonb_build_object(
      'description', (select description from opportunity_texts t where t.opportunity_id = opportunities.id),
      'asked_and_told', (select to_jsonb(t) - array['opportunity_id', 'description'] from opportunity_texts t where t.opportunity_id = opportunities.id),
      'goals', (select coalesce(jsonb_agg(g.sdg order by g.position), '[]') from opportunity_goals g where g.opportunity_id = opportunities.id))`,
  }),
  personalRows({
    file: 'opportunities/history.json',
    sayAbout: () => say('personalData.opportunities.history'),
    table: 'opportunity_events',
    owner: 'actor_id',
    key: 'id',
    extra: title('opportunity_events.opportunity_id'),
  }),
  personalRows({
    file: 'opportunities/applications.json',
    sayAbout: () => say('personalData.opportunities.applications'),
    table: 'opportunity_applications',
    owner: 'applicant_id',
    key: 'id',
    excluded: ['owner_id', 'decided_by'],
    extra: sql<object>`${title('opportunity_applications.opportunity_id')} || coalesce(
      (select to_jsonb(t) - 'application_id' from application_texts t where t.application_id = opportunity_applications.id), '{}')`,
  }),
  personalRows({
    file: 'opportunities/decisions.json',
    sayAbout: () => say('personalData.opportunities.decisions'),
    table: 'opportunity_applications',
    owner: 'decided_by',
    key: 'id',
    excluded: ['owner_id', 'applicant_id', 'points_at_request'],
    extra: sql<object>`${title('opportunity_applications.opportunity_id')} || coalesce(
      (select jsonb_build_object('decision_message', t.decision_message) from application_texts t where t.application_id = opportunity_applications.id), '{}')`,
  }),
  personalRows({
    file: 'opportunities/saved.json',
    sayAbout: () => say('personalData.opportunities.saved'),
    table: 'opportunity_favourites',
    owner: 'user_id',
    key: 'id',
    extra: title('opportunity_favourites.opportunity_id'),
  }),
];
