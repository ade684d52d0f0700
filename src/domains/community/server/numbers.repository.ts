/** The community's numbers, read by one statement, to which each domain contributes its part. */
import { sql } from 'kysely';
import { type Decisions, decisionsSince } from '#domains/administration/server/public.ts';
import { APPROVED_COUNCILS } from '#domains/councils/server/public.ts';
import { COMMUNITY_TOTALS, type TotalsRow } from '#domains/impacts/server/public.ts';
import { OPEN_OPPORTUNITIES } from '#domains/opportunities/server/public.ts';
import { jsonRows } from '#platform/server/db/lists/json-rows.ts';
import { type Param, prepareStatement } from '#platform/server/db/prepared-statement.ts';

export interface MonthCount {
  /** Year and month, such as 2025-03. */
  month: string;
  count: number;
}

export interface Numbers {
  members: number;
  councils: number;
  opportunities: number;
  totals: TotalsRow[];
  memberMonths: MonthCount[];
  impactMonths: MonthCount[];
  decisions: Decisions;
}

/** The first months to include, such as 2025-03. */
interface Given {
  since: Param<string>;
  decidedSince: Param<string>;
}

const monthsOf = (counts: 'member_months' | 'impact_months', count: 'members' | 'impacts', since: Param<string>) =>
  jsonRows(sql`
    select to_char(month, 'YYYY-MM') as month, ${sql.ref(count)}::float8 as count
    from ${sql.table(counts)} where month >= (${since} || '-01')::date`);

export const readNumbers = prepareStatement(
  ['since', 'decidedSince'],
  ({ since, decidedSince }: Given) => sql<Numbers>`
    select
      (select coalesce(sum(members), 0)::int from member_months) as members,
      ${APPROVED_COUNCILS} as councils,
      ${OPEN_OPPORTUNITIES} as opportunities,
      ${COMMUNITY_TOTALS} as totals,
      ${monthsOf('member_months', 'members', since)} as "memberMonths",
      ${monthsOf('impact_months', 'impacts', since)} as "impactMonths",
      ${decisionsSince(decidedSince)} as decisions`,
);
