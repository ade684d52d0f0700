import { getThisWeekOptions } from '#generated/community/getThisWeek.gen.ts';
import type { ImpactSummary } from '#generated/types.gen.ts';
import { partOfAnswer } from '#platform/browser/part-of-answer.ts';
import { type ImpactTeaser, teaserOf } from '../impact-teaser.ts';

export type LatestTeaser = ImpactTeaser & Pick<ImpactSummary, 'memberCount' | 'verifiedAt'>;

export const thisWeekOptions = () =>
  partOfAnswer(getThisWeekOptions(), ({ data: { totals, latest } }) => ({
    totals,
    latest: latest.map(
      (impact): LatestTeaser => ({
        ...teaserOf(impact),
        memberCount: impact.memberCount,
        verifiedAt: impact.verifiedAt,
      }),
    ),
  }));
