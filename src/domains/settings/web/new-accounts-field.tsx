import type { NewAccountLimits } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { Fieldset } from '#ui/fields/fieldset.tsx';
import { NEW_ACCOUNT_RANGES } from '../number-faults.ts';
import { NumberField } from './number-field.tsx';
import type { SettingFieldProps } from './setting-field-props.ts';

const PER_DAY = ['comments', 'impacts', 'invitations', 'uploads'] as const;

/** For how long an account is new, and what it may do a day in that time, which is off while that is no time. */
export function NewAccountsField(props: SettingFieldProps<NewAccountLimits>) {
  const { id, label, hint, error, value, disabled, onChange } = props;
  const isTried = error !== undefined;
  return (
    <Fieldset id={id} legend={label} hint={hint} error={error}>
      <NumberField
        id={`${id}.days`}
        label={say('settings.newAccounts.days')}
        range={NEW_ACCOUNT_RANGES.days}
        isTried={isTried}
        value={value.days}
        disabled={disabled}
        onChange={(days) => onChange({ ...value, days })}
      />
      <p className="pt-2 text-sm text-muted">{say('settings.newAccounts.perDay')}</p>
      <div className="grid grid-cols-2 items-end gap-3">
        {PER_DAY.map((what) => (
          <NumberField
            key={what}
            id={`${id}.${what}`}
            label={say('settings.newAccounts.what', { what })}
            range={NEW_ACCOUNT_RANGES[what]}
            isTried={isTried}
            className="min-w-0"
            value={value[what]}
            disabled={disabled || value.days === 0}
            onChange={(count) => onChange({ ...value, [what]: count })}
          />
        ))}
      </div>
    </Fieldset>
  );
}
