import type { CommunitySettings } from '#generated/types.gen.ts';
import { LANGUAGES, listLanguages } from '#languages/languages.ts';
import { say } from '#languages/say.ts';
import { listTimeZoneNames } from '#platform/shared/time-zone.ts';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { Fieldset } from '#ui/fields/fieldset.tsx';
import { Select } from '#ui/fields/select.tsx';
import type { SettingFieldProps } from './setting-field-props.ts';

/** All are offered as long as none is chosen, so that those of a later release are, too. */
export function LanguagesField(props: SettingFieldProps<CommunitySettings['languages']>) {
  const { id, label, hint, error, value, disabled, onChange } = props;
  const all = listLanguages();
  const offered = value.length === 0 ? all : all.filter((language) => value.includes(language));
  function toggle(language: string, isOn: boolean) {
    const next = all.filter((one) => (one === language ? isOn : offered.includes(one)));
    onChange(next.length === all.length ? [] : next);
  }
  return (
    <Fieldset id={id} legend={label} hint={hint} error={error}>
      {all.map((language) => {
        const isOn = offered.includes(language);
        return (
          <Checkbox
            key={language}
            name={`${id}.${language}`}
            label={<bdi lang={language}>{LANGUAGES[language]}</bdi>}
            checked={isOn}
            // The last one stays: pages have to be in some language.
            disabled={disabled || (isOn && offered.length === 1)}
            onChange={(event) => toggle(language, event.target.checked)}
          />
        );
      })}
    </Fieldset>
  );
}

export const DefaultLanguageField = ({ id, onChange, ...field }: SettingFieldProps<string>) => (
  <Select
    {...field}
    name={id}
    className="max-w-72"
    options={listLanguages().map((language) => ({ value: language, label: LANGUAGES[language] }))}
    onChange={(event) => onChange(event.target.value)}
  />
);

export const TimeZoneSetting = ({ id, value, onChange, ...field }: SettingFieldProps<string | null>) => (
  <Select
    {...field}
    name={id}
    className="max-w-72"
    value={value ?? ''}
    placeholder={say('settings.languages.ownZone')}
    options={listTimeZoneNames(value).map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))}
    onChange={(event) => onChange(event.target.value || null)}
  />
);
