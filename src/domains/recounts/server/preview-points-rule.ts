import { listThresholds } from '#domains/opportunities/server/public.ts';
import { readCards } from '#domains/people/server/public.ts';
import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import type { RecountNeeds } from './needs.ts';
import { countEffects, listLeaders, sampleOf } from './preview.repository.ts';

type Needs = Pick<RecountNeeds, 'db'>;

export const previewPointsRule: Call<'previewPointsRule', Needs> = async ({ db }, request) => {
  const { points: rule } = request.body;
  const sample = await sampleOf(db);
  const thresholds = await listThresholds(db);
  const { examined, rising, falling, losing } = await countEffects(db, rule, { sample, thresholds });
  const leaders = await listLeaders(db, rule);
  const cardOf = await readCards(
    db,
    leaders.map(({ userId }) => userId),
  );
  const estimate = (count: number) => (examined === 0 ? 0 : Math.round((count * sample.people) / examined));
  return ok('What this rule would change.', {
    people: sample.people,
    examined,
    isEstimated: sample.every > 1,
    rising: estimate(rising),
    falling: estimate(falling),
    losing: estimate(losing),
    leaders: leaders.map(({ userId, ...row }) => ({ person: cardOf(userId), ...row })),
  });
};
