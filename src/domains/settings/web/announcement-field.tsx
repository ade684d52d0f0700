import { useRef } from 'react';
import type { Announcement, CommunitySettings } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { firstTimeZone } from '#platform/browser/page/first-time-zone.ts';
import { clockIn, momentIn } from '#platform/shared/time-zone.ts';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { Fieldset } from '#ui/fields/fieldset.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { LanguageFields } from './language-fields.tsx';
import type { SettingFieldProps } from './setting-field-props.ts';

const EMPTY: Announcement = { text: {}, link: null, from: null, until: null };

/** What was typed comes back if it's ticked again. */
export function AnnouncementField(props: SettingFieldProps<CommunitySettings['announcement']>) {
  const { id, label, hint, error, value, disabled, onChange } = props;
  const typed = useRef<Announcement>(EMPTY);
  return (
    <Fieldset id={id} legend={label} hint={hint} error={error}>
      <Checkbox
        name={`${id}.on`}
        label={say('settings.form.announces')}
        checked={value !== null}
        disabled={disabled}
        onChange={(event) => {
          if (value) typed.current = value;
          onChange(event.target.checked ? typed.current : null);
        }}
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
          <p className="text-sm text-muted">{say('settings.form.timesHint', { zone: firstTimeZone() })}</p>
        </>
      )}
    </Fieldset>
  );
}

/** The value of a datetime-local field. */
const localMoment = (moment: string | null): string => (moment === null ? '' : clockIn(moment, firstTimeZone()));

const momentOf = (local: string): string | null => (local === '' ? null : momentIn(local, firstTimeZone()));
