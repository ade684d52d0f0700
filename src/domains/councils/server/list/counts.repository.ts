/** Counts of approved councils, and the texts that they're searched by, which triggers maintain. */
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/server/db/database.ts';
import type { Param } from '#platform/server/db/prepared-statement.ts';
import { recountBy } from '#platform/server/db/recount.ts';

/** The number of approved councils that serve a goal, or of all approved ones. */
export const countApproved = (sdg: Param<number> = 0): RawBuilder<number> =>
  sql`coalesce((select counted.councils from council_counts counted where counted.sdg = ${sdg}), 0)`;

/** For the community domain's statement. */
export const APPROVED_COUNCILS = countApproved();

/** @returns how many counts and texts were corrected. */
export const recountCouncils = (db: Db): Promise<number> =>
  recountBy(db, 'recount_councils_of_goals', 'rekeep_council_texts');
