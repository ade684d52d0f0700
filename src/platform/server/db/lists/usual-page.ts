/**
 * The page of a list that most people request: its place and viewer are values of a statement that is compiled once.
 */
import { type RawBuilder, sql } from 'kysely';
import type { RowRange } from '../../http/lists/paging.ts';
import type { Viewer } from '../../http/viewer.ts';
import type { Param } from '../prepared-statement.ts';
import { type JsonText, textsIn } from './json-rows.ts';
import type { RowsWithTotal } from './total-cache.ts';

const USUAL_SIZE = 20;

export interface UsualPlace {
  /** Where the page before this one ends. */
  key: Param<string> | null;
  after: Param<string> | null;
  viewerId: Param<string> | null;
}

/** The names of the values that differ from run to run. */
export const PLACE_VALUES = ['key', 'after', 'viewerId'] as const;

export const isUsualRange = ({ limit, offset }: RowRange): boolean => limit === USUAL_SIZE && offset === 0;

export const placeOf = ({ after }: RowRange, viewer: Viewer): UsualPlace => ({
  key: after?.key ?? null,
  after: after?.id ?? null,
  viewerId: viewer?.userId ?? null,
});

export const rangeOf = ({ key, after }: Pick<UsualPlace, 'key' | 'after'>) => ({
  limit: USUAL_SIZE,
  offset: 0,
  after: after === null ? null : { key: key ?? '', id: after },
});

/** The result of such a page's statement: its rows as texts, and the total. */
export interface TextsFound {
  total: number;
  texts: string | null;
}

export const toTexts = <Row>(found: TextsFound | undefined): RowsWithTotal<JsonText<Row>> => ({
  total: found?.total ?? 0,
  rows: textsIn(found?.texts),
});

/** The ids that a query selects, in its order. */
export const idsOf = (selected: RawBuilder<unknown>): RawBuilder<string[]> =>
  sql`array(select page.id from (${selected}) page)`;
