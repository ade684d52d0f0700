/**
 * How many opportunities a list has. Those that most of them are in would have to be counted up to 10,001 with each
 * answer: their totals are made of what triggers count for each partner and of the few that are on the other side.
 */
import { type RawBuilder, sql } from 'kysely';
import { countOf } from '#platform/db/list-page.repository.ts';
import { listedBy, type OpportunityFilter } from './list-filter.repository.ts';

const ALL = 1_000_000_000;
const count = (filter: OpportunityFilter) => countOf(listedBy(filter), ALL);

const PUBLIC = sql<number>`(select coalesce(sum(opportunities), 0)::int from opportunity_partners)`;
const HIDDEN = sql<number>`(select count(*)::int from opportunities where is_hidden and is_verified)`;
const VERIFIED = sql<number>`(${PUBLIC} + ${HIDDEN})`;

/** @param upTo counts no further, unless the total needn't be counted. */
export const totalOf = (filter: OpportunityFilter, upTo?: number): RawBuilder<number> =>
  keptTotalOf(filter) ?? countOf(listedBy(filter), upTo);

function keptTotalOf({ words = [], isPublic, open, state, ...rest }: OpportunityFilter): RawBuilder<number> | null {
  if (words.length > 0 || Object.values(rest).some((value) => value !== undefined)) return null;
  if (isPublic) {
    if (state !== undefined || open === true) return null;
    return open === undefined ? PUBLIC : sql`(${PUBLIC} - ${count({ isPublic, open: true })})`;
  }
  if (open !== undefined) return null;
  if (state === undefined) return sql`(${VERIFIED} + ${count({ state: 'pending' })} + ${count({ state: 'declined' })})`;
  return state === 'closed' ? sql`(${VERIFIED} - ${count({ state: 'approved' })})` : null;
}
