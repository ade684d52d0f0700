import { BRIEF_DAYS } from '#domains/notifications/model.ts';
import type { Retention } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { Fieldset } from '#ui/fields/fieldset.tsx';
import { RETENTION_RANGES } from '../../number-faults.ts';
import { NumberField } from '../number-field.tsx';
import type { SettingFieldProps } from '../setting-field-props.ts';

const IN_DAYS = ['readNotifications', 'notifications', 'webhookDeliveries', 'declinedRegistrations'] as const;

/** How long things are kept. The audit log is kept for good, unless that is switched off. */
export function RetentionField(props: SettingFieldProps<Retention>) {
  const { id, label, hint, error, value, disabled, onChange } = props;
  const field = (what: keyof Retention, days: number) => (
    <NumberField
      key={what}
      id={`${id}.${what}`}
      label={say('settings.retention.what', { what })}
      hint={say('settings.retention.hint', { what, brief: BRIEF_DAYS })}
      range={RETENTION_RANGES[what]}
      isTried={error !== undefined}
      className="max-w-96"
      value={days}
      disabled={disabled}
      onChange={(changed) => onChange({ ...value, [what]: changed })}
    />
  );
  return (
    <Fieldset id={id} legend={label} hint={hint} error={error}>
      {IN_DAYS.map((what) => field(what, value[what]))}
      <Checkbox
        name={`${id}.isLogSwept`}
        label={say('settings.retention.sweepsLog')}
        checked={value.auditLog !== null}
        disabled={disabled}
        onChange={(event) =>
          onChange({ ...value, auditLog: event.target.checked ? RETENTION_RANGES.auditLog.max : null })
        }
      />
      {value.auditLog !== null && field('auditLog', value.auditLog)}
    </Fieldset>
  );
}
