/**
 * Totals of opportunity lists. The longest lists would have to be counted up to 10,001 for each answer, so their totals
 * are computed from the counts per partner, which triggers maintain, and from the fewer opportunities that differ.
 */
import { type RawBuilder, sql } from 'kysely';
import { countOf } from '#platform/server/db/lists/list-page.repository.ts';
import { IS_FORMER_PARTNER, listedBy, type OpportunityFilter, searchedBy } from './list-filter.repository.ts';

/** Effectively no bound, for counts that must be exact. */
export const ALL = 1_000_000_000;
const count = (filter: OpportunityFilter) => countOf(listedBy(filter), ALL);

const PUBLIC = sql<number>`(select coalesce(sum(opportunities), 0)::int from opportunity_partners)`;
const UNCLOSED = sql`opportunities where is_public and not is_full and closed_at is null`;
/**
 * Past the deadline, but not closed by the job yet. Usually the earliest deadline shows that there are none; otherwise
 * PostgreSQL's estimates make it read all open opportunities.
 */
export const OVERDUE = sql`
  select owner_id from ${UNCLOSED} and closes_at <= now() and (select min(closes_at) from ${UNCLOSED}) <= now()`;
/** How many are public, before the deadline, with a place left, and of a partner who hasn't left. */
export const OPEN_OPPORTUNITIES = sql<number>`(
  (select coalesce(sum(k.unclosed), 0)::int from opportunity_partners k where not ${IS_FORMER_PARTNER})
  - (select count(*)::int from (${OVERDUE}) overdue join opportunity_partners k using (owner_id)
    where not ${IS_FORMER_PARTNER}))`;
const HIDDEN = sql<number>`(select count(*)::int from opportunities where is_hidden and is_verified)`;
const VERIFIED = sql<number>`(${PUBLIC} + ${HIDDEN})`;

/** @param upTo where counting stops; ignored if the total is maintained. */
export const totalOf = (filter: OpportunityFilter, upTo?: number): RawBuilder<number> =>
  maintainedTotalOf(filter) ?? countOf(searchedBy(filter) ?? listedBy(filter), upTo);

function maintainedTotalOf({
  words = [],
  isPublic,
  open,
  state,
  ...rest
}: OpportunityFilter): RawBuilder<number> | null {
  if (words.length > 0 || Object.values(rest).some((value) => value !== undefined)) return null;
  if (isPublic) {
    if (state !== undefined) return null;
    if (open === undefined) return PUBLIC;
    return open ? OPEN_OPPORTUNITIES : sql`(${PUBLIC} - ${OPEN_OPPORTUNITIES})`;
  }
  if (open !== undefined) return null;
  if (state === undefined) return sql`(${VERIFIED} + ${count({ state: 'pending' })} + ${count({ state: 'declined' })})`;
  return state === 'closed' ? sql`(${VERIFIED} - ${count({ state: 'approved' })})` : null;
}
