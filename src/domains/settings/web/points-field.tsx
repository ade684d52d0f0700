import { MEASURES, rangeOf } from '#domains/points/impact-points.ts';
import type { PointsRate, PointsRule } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { Fieldset } from '#ui/fields/fieldset.tsx';
import { NumberField } from './number-field.tsx';
import type { SettingFieldProps } from './setting-field-props.ts';

/** What is worth how many points, and what that makes of one impact. */
export function PointsField(props: SettingFieldProps<PointsRule>) {
  const { id, label, hint, error, value, disabled, onChange } = props;
  const range = rangeOf(value);
  return (
    <Fieldset id={id} legend={label} hint={hint} error={error}>
      <NumberField
        id={`${id}.impact`}
        label={say('settings.points.impact')}
        min={1}
        max={1000}
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
          value={value[measure]}
          disabled={disabled}
          onChange={(rate) => onChange({ ...value, [measure]: rate })}
        />
      ))}
      {!Number.isNaN(range.least + range.most) && (
        <p role="status" className="font-semibold">
          {say('settings.points.oneImpact', range)}
        </p>
      )}
      <NumberField
        id={`${id}.invitation`}
        label={say('settings.points.invitation')}
        min={0}
        max={1000}
        value={value.invitation}
        disabled={disabled}
        onChange={(invitation) => onChange({ ...value, invitation })}
      />
    </Fieldset>
  );
}

type RateFieldsProps = Omit<SettingFieldProps<PointsRate>, 'hint' | 'error'>;

const RateFields = ({ id, label, value, disabled, onChange }: RateFieldsProps) => (
  <fieldset id={id} tabIndex={-1} className="border-t border-line pt-3">
    <legend className="float-start w-full font-semibold">{label}</legend>
    <div className="clear-both grid grid-cols-3 gap-3 pt-1">
      <NumberField
        id={`${id}.points`}
        label={say('settings.points.points')}
        min={1}
        max={1000}
        className="min-w-0"
        value={value.points}
        disabled={disabled}
        onChange={(points) => onChange({ ...value, points })}
      />
      <NumberField
        id={`${id}.per`}
        label={say('settings.points.per')}
        min={1}
        max={100_000}
        className="min-w-0"
        value={value.per}
        disabled={disabled}
        onChange={(per) => onChange({ ...value, per })}
      />
      <NumberField
        id={`${id}.most`}
        label={say('settings.points.most')}
        min={0}
        max={10_000}
        className="min-w-0"
        value={value.most}
        disabled={disabled}
        onChange={(most) => onChange({ ...value, most })}
      />
    </div>
  </fieldset>
);
