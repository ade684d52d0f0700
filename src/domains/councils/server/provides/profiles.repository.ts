import { type RawBuilder, sql } from 'kysely';

/** How many approved councils the person in column `userId` belongs to, for other domains' statements. */
export const countCouncilsOf = (userId: string): RawBuilder<number> => sql`(
  select count(*)::int from council_members membership join councils council on council.id = membership.council_id
  where membership.user_id = ${sql.ref(userId)} and council.is_approved)`;

/** Whether a person in column `userId` is in a council or has a pending request, for other domains' statements. */
export const hasMembershipOrRequest = (userId: string): RawBuilder<boolean> => sql`(
  exists (select 1 from council_members own where own.user_id = ${sql.ref(userId)})
  or exists (select 1 from council_requests own where own.user_id = ${sql.ref(userId)} and own.state = 'requested'))`;
