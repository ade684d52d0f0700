import { sql } from 'kysely';
import { countCouncilsOf } from '#domains/councils/server/public.ts';
import { publicImpactsOf } from '#domains/impacts/server/public.ts';
import { profileSlugOf, publicProfilePathOf } from '#domains/people/model.ts';
import { hasPublicProfile, isPartOpen } from '#domains/people/server/public.ts';
import { declarePublicPages } from '#platform/server/db/public-pages.repository.ts';

const VISITOR = null;

/** Public profiles that show something: an account that hasn't done anything yet isn't for search engines. */
export const profilePages = declarePublicPages(
  sql`
    select u.id, concat_ws(' ', u.name, u.last_name) as title, null::timestamptz as updated_at
    from users u
    where ${hasPublicProfile('u')} and (
      ${isPartOpen(VISITOR, 'u.id', 'impacts')} and ${publicImpactsOf('u.id')} > 0
      or ${isPartOpen(VISITOR, 'u.id', 'councils')} and ${countCouncilsOf('u.id')} > 0
      or ${isPartOpen(VISITOR, 'u.id', 'leaderboard')} and u.points > 0)`,
  ({ id, title }) => publicProfilePathOf({ id, slug: profileSlugOf({ name: title, lastName: null }) }),
);
