import { MEASURES, rangeOf } from '#domains/points/impact-points.ts';
import type { PointsRate, PointsRule } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { Fieldset } from '#ui/fields/fieldset.tsx';
import { POINTS_RANGES, RATE_RANGES } from '../number-faults.ts';
import { NumberField } from './number-field.tsx';
import type { SettingFieldProps } from './setting-field-props.ts';

/** What is worth how many points, and what that makes of one impact. */
export function PointsField(props: SettingFieldProps<PointsRule>) {
  const { id, label, hint, error, value, disabled, onChange } = props;
  const range = rangeOf(value);
  const isTried = error !== undefined;
  return (
    <Fieldset id={id} legend={label} hint={hint} error={error}>
      <NumberField
        id={`${id}.impact`}
        label={say('settings.points.impact')}
        range={POINTS_RANGES.impact}
        isTried={isTried}
        value={value.impact}
        disabled={disabled}
        onChange={(impact) => onChange({ ...value, impact })}
      />
      <p id={`${id}.rates`} className="pt-2 text-sm text-muted">
        {say('settings.points.ratesHint')}
      </p>
      {MEASURES.map((measure) => (
        <RateFields
          key={measure}
          id={`${id}.${measure}`}
          label={say('settings.points.measure', { measure })}
          isTried={isTried}
          value={value[measure]}
          disabled={disabled}
          onChange={(rate) => onChange({ ...value, [measure]: rate })}
        />
      ))}
      {!Number.isNaN(range.least + range.most) && (
        <p role="status" className="border-t border-line py-3 font-semibold">
          {say('settings.points.oneImpact', { ...range, isRange: String(range.least !== range.most) })}
        </p>
      )}
      <NumberField
        id={`${id}.invitation`}
        label={say('settings.points.invitation')}
        range={POINTS_RANGES.invitation}
        isTried={isTried}
        value={value.invitation}
        disabled={disabled}
        onChange={(invitation) => onChange({ ...value, invitation })}
      />
    </Fieldset>
  );
}

interface RateFieldsProps extends Omit<SettingFieldProps<PointsRate>, 'hint' | 'error'> {
  isTried: boolean;
}

const RateFields = ({ id, label, isTried, value, disabled, onChange }: RateFieldsProps) => (
  <fieldset id={id} tabIndex={-1} className="border-t border-line pt-3">
    <legend className="float-start w-full font-semibold">{label}</legend>
    <div className="clear-both grid grid-cols-3 items-end gap-3 pt-1">
      <NumberField
        id={`${id}.points`}
        label={say('settings.points.points')}
        range={RATE_RANGES.points}
        isTried={isTried}
        className="min-w-0"
        value={value.points}
        disabled={disabled}
        onChange={(points) => onChange({ ...value, points })}
      />
      <NumberField
        id={`${id}.per`}
        label={say('settings.points.per')}
        range={RATE_RANGES.per}
        isTried={isTried}
        className="min-w-0"
        value={value.per}
        disabled={disabled}
        onChange={(per) => onChange({ ...value, per })}
      />
      <NumberField
        id={`${id}.most`}
        label={say('settings.points.most')}
        range={RATE_RANGES.most}
        isTried={isTried}
        className="min-w-0"
        value={value.most}
        disabled={disabled}
        onChange={(most) => onChange({ ...value, most })}
      />
    </div>
  </fieldset>
);
