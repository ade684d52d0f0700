import { sql } from 'kysely';
import { say } from '#languages/say.ts';
import { personalRows } from '#platform/server/db/personal-rows.repository.ts';

const title = (column: string) =>
  sql<object>`jsonb_build_object('impact_title', (select title from impacts i where i.id = ${sql.ref(column)}))`;

export const ownImpacts = [
  personalRows({
    file: 'impacts/impacts.json',
    sayAbout: () => say('personalData.impacts.impacts'),
    table: 'impacts',
    owner: 'owner_id',
    key: 'id',
    excluded: ['search_text', 'search_words', 'search_location', 'verified_by', 'declined_by', 'asked_by'],
    extra: sql<object>`jsonb_build_object(
      'description', (select description from impact_texts t where t.impact_id = impacts.id),
      'goals', (select coalesce(jsonb_agg(g.sdg order by g.position), '[]') from impact_goals g where g.impact_id = impacts.id),
      'appeals', (select coalesce(jsonb_agg(to_jsonb(a) order by a.created_at), '[]') from impact_appeals a where a.impact_id = impacts.id))`,
  }),
  personalRows({
    file: 'impacts/submissions.json',
    sayAbout: () => say('personalData.impacts.submissions'),
    table: 'impact_submissions',
    owner: 'owner_id',
    key: 'submission_id',
    excluded: ['request_hash'],
    extra: title('impact_submissions.impact_id'),
  }),
  personalRows({
    file: 'impacts/taken-part.json',
    sayAbout: () => say('personalData.impacts.takenPart'),
    table: 'impact_people',
    owner: 'user_id',
    key: 'id',
    extra: title('impact_people.impact_id'),
  }),
  personalRows({
    file: 'impacts/not-taken-part.json',
    sayAbout: () => say('personalData.impacts.notTakenPart'),
    table: 'impact_declined_namings',
    owner: 'user_id',
    key: 'id',
    extra: title('impact_declined_namings.impact_id'),
  }),
  personalRows({
    file: 'impacts/reviews.json',
    sayAbout: () => say('personalData.impacts.reviews'),
    table: 'impact_reviews',
    owner: 'actor_id',
    key: 'id',
    extra: title('impact_reviews.impact_id'),
  }),
  personalRows({
    file: 'impacts/likes.json',
    sayAbout: () => say('personalData.impacts.likes'),
    table: 'likes',
    owner: 'user_id',
    key: 'impact_id',
    extra: title('likes.impact_id'),
  }),
];
