import { say } from '#languages/say.ts';
import type { DraftFields } from '#platform/browser/drafts/use-draft-form.ts';
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
      <TextField
        {...field('location')}
        optional={draft.isRemote}
        hint={say('opportunities.placeFields.locationHint')}
        autoComplete="off"
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
