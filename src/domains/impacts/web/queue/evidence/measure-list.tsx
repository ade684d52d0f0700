import { sayName } from '#domains/people/model.ts';
import { ruleOf } from '#domains/points/flows/points-rules.ts';
import { pointsFor } from '#domains/points/impact-points.ts';
import { sayParts } from '#domains/points/reasons.ts';
import type { Impact } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { isolate } from '#ui/shared/isolate.ts';
import { figure, MEASURES } from './measures.ts';

/** The claimed numbers and the points they'd earn. */
export function MeasureList({ impact }: { impact: Impact }) {
  const { measures, members, isVerified } = impact;
  const told = MEASURES.filter(({ key }) => measures[key] > 0);
  const { total, parts } = pointsFor(measures, ruleOf(impact));
  const earned = {
    total,
    people: members.length + 1,
    name: isolate(sayName(impact.owner)),
    reasons: sayParts(parts),
  };
  return (
    <>
      {told.length === 0 ? (
        <p className="mt-2 text-muted">{say('impacts.measureList.empty')}</p>
      ) : (
        <dl className="mt-3 grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-3">
          {told.map(({ key, name, isWeight }) => (
            <div key={key} className="flex min-w-0 flex-col-reverse border-s-4 border-line ps-3">
              <dt className="text-sm text-muted">{name}</dt>
              <dd className="font-display text-2xl tabular-nums">
                {figure(measures[key])}
                {isWeight && <span className="ms-1 font-sans text-sm text-muted">{say('impacts.measureList.kg')}</span>}
              </dd>
            </div>
          ))}
        </dl>
      )}
      <p className="mt-4 max-w-prose text-sm text-muted">
        {isVerified === true
          ? say('impacts.measureList.earnedPoints', earned)
          : say('impacts.measureList.expectedPoints', earned)}
      </p>
    </>
  );
}
