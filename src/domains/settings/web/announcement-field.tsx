import type { Announcement, CommunitySettings } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { Fieldset } from '#ui/fields/fieldset.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { LanguageFields } from './language-fields.tsx';
import type { SettingFieldProps } from './setting-field-props.ts';

const EMPTY: Announcement = { text: {}, link: null, from: null, until: null };

/** What was typed is lost only by saving without it. */
export function AnnouncementField(props: SettingFieldProps<CommunitySettings['announcement']>) {
  const { id, label, hint, error, value, disabled, onChange } = props;
  return (
    <Fieldset id={id} legend={label} hint={hint} error={error}>
      <Checkbox
        name={`${id}.on`}
        label={say('settings.form.announces')}
        checked={value !== null}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked ? EMPTY : null)}
      />
      {value && (
        <>
          <LanguageFields id={id} value={value.text} onChange={(text) => onChange({ ...value, text })} />
          <TextField
            name={`${id}.link`}
            type="url"
            label={say('settings.form.link')}
            hint={say('settings.form.linkHint')}
            maxLength={500}
            value={value.link ?? ''}
            onChange={(event) => onChange({ ...value, link: event.target.value === '' ? null : event.target.value })}
          />
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField
              name={`${id}.from`}
              type="datetime-local"
              label={say('settings.form.from')}
              value={localMoment(value.from)}
              onChange={(event) => onChange({ ...value, from: momentOf(event.target.value) })}
            />
            <TextField
              name={`${id}.until`}
              type="datetime-local"
              label={say('settings.form.until')}
              value={localMoment(value.until)}
              onChange={(event) => onChange({ ...value, until: momentOf(event.target.value) })}
            />
          </div>
          <p className="text-sm text-muted">{say('settings.form.timesHint')}</p>
        </>
      )}
    </Fieldset>
  );
}

/** The value of a datetime-local field, in the reader's time zone. */
function localMoment(moment: string | null): string {
  if (moment === null) return '';
  const date = new Date(moment);
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

const momentOf = (local: string): string | null => (local === '' ? null : new Date(local).toISOString());
