import { ruleOf } from '#domains/points/flows/points-rules.ts';
import { pointsFor, pointsOf } from '#domains/points/impact-points.ts';
import { sayParts } from '#domains/points/reasons.ts';
import type { Impact } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { ContourProgress } from '#ui/drawn/contour-progress.tsx';
import { TitledSection } from '#ui/text/titled-section.tsx';
import { countOthers } from '../../model.ts';
import { figure, MEASURES } from '../queue/evidence/measures.ts';

/** Each measure with the points it earns, up to its maximum. */
export function MeasurePoints({ impact }: { impact: Impact }) {
  const { measures, isVerified, members } = impact;
  const rule = ruleOf(impact);
  const { total, parts } = pointsFor(measures, rule);
  const told = MEASURES.filter(({ key }) => measures[key] > 0);
  // Those invited earn the points when they join.
  const people = (isVerified ? members.length : countOthers(impact)) + 1;
  const reasons = sayParts(parts);
  return (
    <TitledSection id="measures" title={say('impacts.measurePoints.results')} size="2xl">
      {told.length > 0 && (
        <ul className="mt-5 grid grid-cols-[repeat(auto-fill,minmax(10rem,1fr))] gap-x-6 gap-y-8">
          {told.map(({ key, unit }) => {
            const value = measures[key];
            const { most } = rule[key];
            return (
              <li key={key} className="border-s-4 border-action ps-4">
                {most > 0 && <Earned points={pointsOf(value, rule[key])} most={most} />}
                <p className="mt-2 font-display text-3xl tabular-nums">{figure(value)}</p>
                <p className="text-muted">{unit}</p>
              </li>
            );
          })}
        </ul>
      )}
      <p className="mt-5 max-w-prose text-muted">
        {isVerified === true
          ? say('impacts.measurePoints.earnedPoints', { total, people, reasons })
          : say('impacts.measurePoints.expectedPoints', { total, people, reasons })}
      </p>
    </TitledSection>
  );
}

const Earned = ({ points, most }: { points: number; most: number }) => (
  <ContourProgress
    label={say('impacts.measurePoints.pointsEarned', { most })}
    value={points}
    max={most}
    valueText={say('impacts.measurePoints.points', { points })}
    className="h-16"
  />
);
