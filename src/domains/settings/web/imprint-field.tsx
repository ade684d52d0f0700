import { useRef } from 'react';
import type { CommunitySettings, Imprint } from '#generated/types.gen.ts';
import { LANGUAGES, listLanguages } from '#languages/languages.ts';
import { say } from '#languages/say.ts';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { Fieldset } from '#ui/fields/fieldset.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import type { SettingFieldProps } from './setting-field-props.ts';

const EMPTY: Imprint = { text: {}, link: null };

/** What was typed comes back if it's ticked again. */
export function ImprintField(props: SettingFieldProps<CommunitySettings['imprint']>) {
  const { id, label, hint, error, value, disabled, onChange } = props;
  const typed = useRef<Imprint>(EMPTY);
  return (
    <Fieldset id={id} legend={label} hint={hint} error={error}>
      <Checkbox
        name={`${id}.on`}
        label={say('settings.imprint.on')}
        checked={value !== null}
        disabled={disabled}
        onChange={(event) => {
          if (value) typed.current = value;
          onChange(event.target.checked ? typed.current : null);
        }}
      />
      {value && (
        <>
          <TextField
            name={`${id}.link`}
            type="url"
            label={say('settings.imprint.link')}
            hint={say('settings.imprint.linkHint')}
            maxLength={500}
            disabled={disabled}
            value={value.link ?? ''}
            onChange={(event) => onChange({ ...value, link: event.target.value === '' ? null : event.target.value })}
          />
          {value.link === null &&
            listLanguages().map((language) => (
              <TextArea
                key={language}
                name={`${id}.${language}`}
                label={<bdi lang={language}>{LANGUAGES[language]}</bdi>}
                lang={language}
                rows={4}
                maxLength={10_000}
                disabled={disabled}
                value={value.text[language] ?? ''}
                onChange={(event) => onChange({ ...value, text: { ...value.text, [language]: event.target.value } })}
              />
            ))}
        </>
      )}
    </Fieldset>
  );
}
