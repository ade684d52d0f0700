import { type RawBuilder, sql } from 'kysely';

/** Whether the person in column `userId` has saved or applied for an opportunity, for other domains' statements. */
export const hasSavedOrApplied = (userId: string): RawBuilder<boolean> => sql`(
  exists (select 1 from opportunity_favourites own where own.user_id = ${sql.ref(userId)} and own.removed_at is null)
  or exists (select 1 from opportunity_applications own where own.applicant_id = ${sql.ref(userId)}))`;
