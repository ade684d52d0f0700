import { say } from '#languages/say.ts';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { FIELD_NAMES } from '../../flows/opportunity-draft.ts';
import type { FormFields } from './form-fields.ts';

export function PlaceFields({ draft, change, faultOf }: FormFields) {
  return (
    <>
      <Checkbox
        name="isRemote"
        label={say('opportunities.placeFields.remote')}
        checked={draft.isRemote}
        onChange={({ target }) => change({ isRemote: target.checked })}
      />
      <TextField
        name="location"
        label={FIELD_NAMES['location']}
        optional={draft.isRemote}
        hint={say('opportunities.placeFields.locationHint')}
        autoComplete="off"
        value={draft.location}
        onChange={({ target }) => change({ location: target.value })}
        error={faultOf('location')}
        className="max-w-xl"
      />
      <TextField
        name="link"
        type="url"
        inputMode="url"
        label={say('opportunities.placeFields.link')}
        optional
        hint={say('opportunities.placeFields.linkHint')}
        placeholder="https://"
        autoComplete="off"
        value={draft.link}
        onChange={({ target }) => change({ link: target.value })}
        error={faultOf('link')}
        className="max-w-xl"
      />
    </>
  );
}
