/** The latest rows of a domain, for statements that merge the rows of several domains by time. */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Param } from './compiled-once.ts';

/** What each domain's expression selects. */
export interface Dated {
  id: string;
  at: Date;
}

export interface Latest {
  /** Where the page before this one ends; null at the beginning. */
  before: { at: Param<string>; id: Param<string> } | null;
  /** Nothing older than this is needed. */
  since?: RawBuilder<Date>;
  most: Param<number>;
}

/** Whether a row comes after the end of the previous page, and is recent enough. */
export const isBetween = (
  { before, since }: Pick<Latest, 'before' | 'since'>,
  columns: { at: RawBuilder<unknown>; id: RawBuilder<unknown> },
): RawBuilder<SqlBool> => {
  const isBefore =
    before === null
      ? sql<SqlBool>`true`
      : sql<SqlBool>`(${columns.at}, ${columns.id}) < (${before.at}::timestamptz, ${before.id}::uuid)`;
  return since === undefined ? isBefore : sql<SqlBool>`${isBefore} and ${columns.at} >= ${since}`;
};

/** Passed as `most` to read only the newest row of each person or council, to choose whose rows are read. */
export const ONE: RawBuilder<number> = sql`1`;

export const isForRanking = ({ most }: Latest): boolean => most === ONE;
