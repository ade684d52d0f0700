/** What all rows of a list have in common, for each who asks. */
import { rowsOf, send, valueIn } from '../ask.ts';
import { allowedPeople, isChosen, type Kit, operationOf, type Person } from '../kit.ts';
import { placeFor } from '../known.ts';

interface Rule {
  list: string;
  /** What all rows are. */
  are: Record<string, readonly unknown[]>;
  /** Where the rows are under `data`; by default `data`. */
  under?: string;
  query?: Record<string, string>;
  /** Who asks; by default a visitor. */
  as?: Person['name'];
}

const YES = [true];
const PUBLIC_IMPACTS = { isVerified: YES, isHidden: [false, undefined] };
const PUBLIC_OFFERS = { isVerified: YES, isHidden: [false] };

const RULES: readonly Rule[] = [
  { list: 'listImpacts', are: PUBLIC_IMPACTS },
  { list: 'listFeaturedImpacts', are: { ...PUBLIC_IMPACTS, isFeatured: YES } },
  { list: 'listCouncilImpacts', are: PUBLIC_IMPACTS },
  { list: 'listCouncils', are: { isApproved: YES, isSubmited: YES } },
  // What admins have yet to decide.
  {
    list: 'listCouncils',
    are: { isApproved: [false], isSubmited: [false] },
    query: { isApproved: 'false', isSubmited: 'false' },
    as: 'admin',
  },
  { list: 'listOpportunities', are: PUBLIC_OFFERS },
  { list: 'listFeaturedOpportunities', are: { ...PUBLIC_OFFERS, isFeatured: YES } },
  { list: 'listUpcomingOpportunities', are: PUBLIC_OFFERS },
  { list: 'getPublicNews', are: { isLive: YES }, under: 'news' },
  { list: 'getPublicNews', are: { isLive: YES }, under: 'featuredArticles' },
  { list: 'getPublicNews', are: { isLive: YES }, under: 'latestArticles' },
  { list: 'listImpactsToReview', are: { isVerified: [null] }, as: 'judge' },
  { list: 'listNewSubmissions', are: { isVerified: [null] }, as: 'judge' },
  { list: 'listReviewedImpacts', are: { isVerified: YES }, as: 'judge' },
  { list: 'listOpportunitiesToVerify', are: { isVerified: [null] }, as: 'admin' },
];

export async function checkVisibility(kit: Kit): Promise<void> {
  for (const rule of RULES.filter(({ list }) => isChosen(kit, list))) await checkRule(kit, rule);
}

async function checkRule(kit: Kit, { list, are, under = 'data', query, as }: Rule): Promise<void> {
  const operation = operationOf(kit, list);
  const person = as ? kit.people.get(as) : null;
  const name = `what ${as ? `the ${as}` : 'a visitor'} sees${under === 'data' ? '' : ` under ${under}`}: ${Object.keys(are).join(', ')}`;
  const place = await placeFor(kit, operation);
  if (person === undefined || typeof place === 'string') {
    kit.report.skip(operation, name, person === undefined ? `the accounts name no ${as}` : String(place));
    return;
  }
  const { json } = await send(kit, operation, { as: person, ...place, query: { ...place.query, ...query } });
  const rows = rowsOf(valueIn(json, 'data', under));
  if (rows.length === 0) {
    kit.report.skip(operation, name, 'it has no rows');
    return;
  }
  const faults = Object.entries(are).flatMap(([field, allowed]) => {
    const wrong = rows.filter((row) => !allowed.includes(valueIn(row, field)));
    return wrong.length === 0
      ? []
      : [
          {
            text: `${wrong.length} of ${rows.length} rows have ${field} ${JSON.stringify(valueIn(wrong[0], field))}`,
            pointer: `${operation.pointer}/description`,
          },
        ];
  });
  kit.report.record(operation, name, faults);
}

/** Most points first, and equal points share a rank: 1, 2, 2, 4. */
export async function checkLeaderboard(kit: Kit): Promise<void> {
  const operation = operationOf(kit, 'listLeaderboard');
  const { json } = await send(kit, operation, {
    as: allowedPeople(kit, operation)[0] ?? null,
    query: { page_size: '100' },
  });
  const rows = rowsOf(valueIn(json, 'data', 'data')).map((row) => ({
    rank: Number(valueIn(row, 'rank')),
    points: Number(valueIn(row, 'points')),
  }));
  const faults = rows.flatMap(({ rank, points }, index) => {
    const before = rows[index - 1];
    const expected = before && before.points === points ? before.rank : index + 1;
    if (before && before.points < points)
      return [
        {
          text: `row ${index + 1} has more points than the one before`,
          pointer: '/components/schemas/LeaderboardRow/properties/points',
        },
      ];
    return rank === expected
      ? []
      : [
          {
            text: `row ${index + 1} has rank ${rank} instead of ${expected}`,
            pointer: '/components/schemas/LeaderboardRow/properties/rank',
          },
        ];
  });
  kit.report.record(operation, 'its ranks', faults.slice(0, 3));
}
