/** A page of a list in one statement: its rows with everything shown of them, and the total. */
import { type RawBuilder, sql } from 'kysely';
import type { RowRange } from '../../http/lists/paging.ts';
import type { Viewer } from '../../http/viewer.ts';
import { GIVEN, type Param } from '../prepared-statement.ts';
import type { AsJson } from './json-rows.ts';
import type { Place } from './list-page.repository.ts';
import type { RowsWithTotal } from './total-cache.ts';

/** Which rows of a list. */
export interface PlaceGiven {
  limit: number;
  offset: number;
  /** Where the page before this one ends. */
  key: Param<string> | null;
  after: Param<string> | null;
}

/** Which rows, and for whom. */
export interface PageGiven extends PlaceGiven {
  viewerId: Param<string> | null;
}

/** The names of the values that differ from run to run. */
export const PLACE_VALUES = ['key', 'after'] as const;
export const PAGE_VALUES = [...PLACE_VALUES, 'viewerId'] as const;

export const placeGiven = ({ limit, offset, after }: RowRange): PlaceGiven => ({
  limit,
  offset,
  key: after?.key ?? null,
  after: after?.id ?? null,
});

export const pageGiven = (page: RowRange, viewer: Viewer): PageGiven => ({
  ...placeGiven(page),
  viewerId: viewer?.userId ?? null,
});

export const placeOf = ({ limit, offset, key, after }: PlaceGiven): Place => ({
  limit,
  offset,
  after: after === null ? null : { key: key ?? '', id: after },
});

/** The one row of such a page's statement. `rows` is null where there are none. */
export interface PageFound<Row> {
  total: number;
  rows: AsJson<Row>[] | null;
}

export const rowsIn = <Row>(found: PageFound<Row> | undefined): RowsWithTotal<AsJson<Row>> => ({
  total: found?.total ?? 0,
  rows: found?.rows ?? [],
});

/** The ids that a query selects, in its order. */
export const idsOf = (selected: RawBuilder<unknown>): RawBuilder<string[]> =>
  sql`array(select page.id from (${selected}) page)`;

const USUAL_SIZE = 20;

/** For examples. */
export const FIRST_PAGE = { limit: USUAL_SIZE, offset: 0, key: null, after: null };
export const NEXT_PAGE = { limit: USUAL_SIZE, offset: 0, key: GIVEN, after: GIVEN };

/** The page that most people request. Every other size or number would be a statement of its own. */
export const isUsualRange = ({ limit, offset }: RowRange): boolean => limit === USUAL_SIZE && offset === 0;
