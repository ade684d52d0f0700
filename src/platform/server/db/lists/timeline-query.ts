/** The latest rows of a domain, for statements that merge the rows of several domains by time. */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Param } from '../prepared-statement.ts';

/** What each domain's expression selects. */
export interface TimelineRow {
  id: string;
  at: Date;
}

export interface TimelineQuery {
  /** Where the page before this one ends; null at the beginning. */
  before: { at: Param<string>; id: Param<string> } | null;
  /** Nothing older than this is needed. */
  since?: RawBuilder<Date>;
  limit: Param<number>;
}

/** Whether a row comes after the end of the previous page, and is recent enough. */
export const isInRange = (
  { before, since }: Pick<TimelineQuery, 'before' | 'since'>,
  columns: { at: RawBuilder<unknown>; id: RawBuilder<unknown> },
): RawBuilder<SqlBool> => {
  const isBefore =
    before === null
      ? sql<SqlBool>`true`
      : sql<SqlBool>`(${columns.at}, ${columns.id}) < (${before.at}::timestamptz, ${before.id}::uuid)`;
  return since === undefined ? isBefore : sql<SqlBool>`${isBefore} and ${columns.at} >= ${since}`;
};

/** Passed as `limit` to read only the newest row of each person or council, to choose whose rows are read. */
export const NEWEST_ONLY: RawBuilder<number> = sql`1`;

export const isForRanking = ({ limit }: TimelineQuery): boolean => limit === NEWEST_ONLY;
