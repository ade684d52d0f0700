import { sayParts } from '#domains/points/reasons.ts';
import type { Impact } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { ContourProgress } from '#ui/drawn/contour-progress.tsx';
import { TitledSection } from '#ui/text/titled-section.tsx';
import { countOthers } from '../../model.ts';
import { MEASURE_RULES, pointsFor } from '../../points.ts';
import { figure, MEASURES } from '../queue/evidence/measures.ts';

/** Each measure with the points it earns, up to its maximum. */
export function MeasurePoints({ impact }: { impact: Impact }) {
  const { measures, isVerified, members } = impact;
  const { total, parts } = pointsFor(measures);
  const told = MEASURE_RULES.filter(({ measure }) => measures[measure] > 0);
  // Those invited earn the points when they join.
  const people = (isVerified ? members.length : countOthers(impact)) + 1;
  const reasons = sayParts(parts);
  return (
    <TitledSection id="measures" title={say('impacts.measurePoints.results')} size="2xl">
      {told.length > 0 && (
        <ul className="mt-5 grid grid-cols-[repeat(auto-fill,minmax(10rem,1fr))] gap-x-6 gap-y-8">
          {told.map(({ measure, perPoint, most }) => {
            const value = measures[measure];
            const points = Math.min(most, Math.floor(value / perPoint));
            const words = MEASURES.find(({ key }) => key === measure);
            return (
              <li key={measure} className="border-s-4 border-action ps-4">
                <ContourProgress
                  label={say('impacts.measurePoints.pointsEarned', { most })}
                  value={points}
                  max={most}
                  valueText={say('impacts.measurePoints.points', { points })}
                  className="h-16"
                />
                <p className="mt-2 font-display text-3xl tabular-nums">{figure(value)}</p>
                <p className="text-muted">{words?.unit}</p>
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
