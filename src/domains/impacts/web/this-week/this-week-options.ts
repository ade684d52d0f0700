import { getThisWeekOptions } from '#generated/community/getThisWeek.gen.ts';
import type { ImpactSummary } from '#generated/types.gen.ts';
import { projectedQuery } from '#platform/browser/calls/projected-query.ts';
import { type ImpactTeaser, teaserOf } from '../impact-teaser.ts';

export type LatestTeaser = ImpactTeaser & Pick<ImpactSummary, 'memberCount' | 'verifiedAt'>;

export const thisWeekOptions = () =>
  projectedQuery(getThisWeekOptions(), ({ data: { totals, latest } }) => ({
    totals,
    latest: latest.map(
      (impact): LatestTeaser => ({
        ...teaserOf(impact),
        memberCount: impact.memberCount,
        verifiedAt: impact.verifiedAt,
      }),
    ),
  }));
