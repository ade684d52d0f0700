import { presentRule } from '#domains/points/flows/points-rules.ts';
import { pointsFor, rangeOf } from '#domains/points/impact-points.ts';
import { sayParts } from '#domains/points/reasons.ts';
import { Phrase } from '#languages/phrase.tsx';
import { say } from '#languages/say.ts';
import { ContourProgress } from '#ui/drawn/contour-progress.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { FIELD_NAMES, type ImpactDraft, measuresOf } from '../../flows/impact-draft.ts';
import { countOthers } from '../../model.ts';
import type { StepProps } from './step-props.ts';

const FIELDS = [
  { key: 'hours', suffix: say('impacts.measures.hours'), hint: say('impacts.measuresStep.hoursHint') },
  { key: 'people', suffix: say('impacts.measures.people'), hint: say('impacts.measuresStep.peopleHint') },
  { key: 'trees', suffix: say('impacts.measures.trees'), hint: say('impacts.measuresStep.treesHint') },
  { key: 'co2eKg', suffix: say('impacts.measuresStep.kg'), hint: say('impacts.measuresStep.co2eHint') },
  {
    key: 'wasteKg',
    suffix: say('impacts.measuresStep.kg'),
    hint: say('impacts.measuresStep.wasteHint'),
  },
] as const;

export function MeasuresStep({ draft, change, faultOf }: StepProps) {
  return (
    <>
      <div className="grid max-w-2xl gap-6 sm:grid-cols-2">
        {FIELDS.map(({ key, suffix, hint }) => (
          <TextField
            key={key}
            name={`measures.${key}`}
            label={FIELD_NAMES[`measures.${key}`]}
            optional
            hint={hint}
            suffix={suffix}
            inputMode="decimal"
            autoComplete="off"
            value={draft.measures[key]}
            onChange={(event) => change({ measures: { ...draft.measures, [key]: event.target.value } })}
            error={faultOf(`measures.${key}`)}
          />
        ))}
      </div>
      <PointsAhead draft={draft} />
    </>
  );
}

/** The points that the typed numbers would earn. */
export function PointsAhead({ draft }: { draft: ImpactDraft }) {
  const measures = measuresOf(draft);
  if (Object.values(measures).some(Number.isNaN)) return null;
  const rule = presentRule();
  const { total, parts } = pointsFor(measures, rule);
  return (
    <div className="max-w-2xl">
      <ContourProgress
        label={say('impacts.measuresStep.pointsLabel')}
        value={total}
        max={Math.max(1, rangeOf(rule).most)}
        valueText={say('impacts.measuresStep.points', { total })}
        className="h-16"
      />
      <p className="mt-2">
        <Phrase
          text={say('impacts.measuresStep.pointsAhead', {
            total,
            people: countOthers(draft) + 1,
            reasons: sayParts(parts),
          })}
          parts={{ points: (text) => <span className="font-semibold">{text}</span> }}
        />
      </p>
    </div>
  );
}
