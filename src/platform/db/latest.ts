/** The latest of something, for statements that put several domains' things in one order of time. */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Param } from './compiled-once.ts';

/** What each owner's expression selects. */
export interface Dated {
  id: string;
  at: Date;
}

export interface Latest {
  /** Where the page before this one ends; null at the beginning. */
  before: { at: Param<string>; id: Param<string> } | null;
  /** Nothing older is needed. */
  since?: RawBuilder<Date>;
  most: Param<number>;
}

/** Whether a row comes after the end of the page before, and is needed. */
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

/** In place of a number that is given: the newest alone, to rank those whose things are read. */
export const ONE: RawBuilder<number> = sql`1`;

export const isForRanking = ({ most }: Latest): boolean => most === ONE;
