import { say } from '#languages/say.ts';
import type { DraftFields } from '#platform/browser/drafts/use-draft-form.ts';
import { PlaceField } from '#platform/browser/places/place-field.tsx';
import { placeFieldOf } from '#platform/browser/places/place-field-of.ts';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import type { OpportunityDraft } from '../../flows/opportunity-draft.ts';

export function PlaceFields({ draft, change, field }: DraftFields<OpportunityDraft>) {
  return (
    <>
      <Checkbox
        name="isRemote"
        label={say('opportunities.placeFields.remote')}
        checked={draft.isRemote}
        onChange={({ target }) => change({ isRemote: target.checked })}
      />
      <PlaceField
        {...placeFieldOf({ draft, change, field })}
        optional={draft.isRemote}
        canBeExact
        hint={say('opportunities.placeFields.locationHint')}
        className="max-w-xl"
      />
      <TextField
        {...field('link')}
        type="url"
        inputMode="url"
        label={say('opportunities.placeFields.link')}
        optional
        hint={say('opportunities.placeFields.linkHint')}
        placeholder="https://"
        autoComplete="off"
        className="max-w-xl"
      />
    </>
  );
}
