import { getCommunityStatsOptions } from '#generated/community/getCommunityStats.gen.ts';
import { projectedQuery } from '#platform/browser/calls/projected-query.ts';

/** The community's numbers that the home page shows. */
export const homeStatsOptions = () =>
  projectedQuery(getCommunityStatsOptions(), ({ data: { totals, years, goals } }) => ({
    members: totals.members,
    totals: totals.impacts,
    years: years.map(({ year, totals: { impacts } }) => ({ year, totals: { impacts } })),
    goals: goals.map(({ sdg, totals: { impacts } }) => ({ sdg, totals: { impacts } })),
  }));
