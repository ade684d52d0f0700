import { getCommunityStatsOptions } from '#generated/community/getCommunityStats.gen.ts';
import { partOfAnswer } from '#platform/browser/part-of-answer.ts';

/** The community's numbers that the home page shows. */
export const homeStatsOptions = () =>
  partOfAnswer(getCommunityStatsOptions(), ({ data: { totals, years, goals } }) => ({
    members: totals.members,
    totals: totals.impacts,
    years: years.map(({ year, totals: { impacts } }) => ({ year, totals: { impacts } })),
    goals: goals.map(({ sdg, totals: { impacts } }) => ({ sdg, totals: { impacts } })),
  }));
