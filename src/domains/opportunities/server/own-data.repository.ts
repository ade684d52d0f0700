import { sql } from 'kysely';
import { ownRows } from '../../../platform/db/own-rows.repository.ts';

const title = (column: string) =>
  sql<object>`jsonb_build_object('opportunity_title', (select title from opportunities o where o.id = ${sql.ref(column)}))`;

export const ownOpportunities = [
  ownRows({
    file: 'opportunities/offered.json',
    about: 'The opportunities that you offer, with their descriptions.',
    table: 'opportunities',
    owner: 'owner_id',
    key: 'id',
    without: ['search_text', 'sort_title'],
    more: sql<object>`jsonb_build_object(
      'description', (select description from opportunity_texts t where t.opportunity_id = opportunities.id),
      'goals', (select coalesce(jsonb_agg(g.sdg order by g.position), '[]') from opportunity_goals g where g.opportunity_id = opportunities.id))`,
  }),
  ownRows({
    file: 'opportunities/deeds.json',
    about: 'What you did to opportunities: offering, changing, deciding.',
    table: 'opportunity_events',
    owner: 'actor_id',
    key: 'id',
    more: title('opportunity_events.opportunity_id'),
  }),
  ownRows({
    file: 'opportunities/applications.json',
    about: 'What you applied for, and what became of it.',
    table: 'opportunity_applications',
    owner: 'applicant_id',
    key: 'id',
    without: ['owner_id', 'decided_by'],
    more: title('opportunity_applications.opportunity_id'),
  }),
  ownRows({
    file: 'opportunities/saved.json',
    about: 'The opportunities that you saved.',
    table: 'opportunity_favourites',
    owner: 'user_id',
    key: 'id',
    more: title('opportunity_favourites.opportunity_id'),
  }),
];
