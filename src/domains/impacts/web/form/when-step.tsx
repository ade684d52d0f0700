import { say } from '#languages/say.ts';
import { PlaceField } from '#platform/browser/places/place-field.tsx';
import { placeFieldOf } from '#platform/browser/places/place-field-of.ts';
import { TextField } from '#ui/fields/text-field.tsx';
import { hintOf } from './quick/proposed-hint.tsx';
import type { StepProps } from './step-props.ts';

export function WhenStep({ draft, change, field }: StepProps) {
  return (
    <>
      <div className="grid max-w-xl gap-6 sm:grid-cols-2">
        <TextField {...field('startDate')} type="date" hint={hintOf(draft.proposed.startDate)} />
        <TextField {...field('endDate')} type="date" optional min={draft.startDate || undefined} />
      </div>
      <PlaceField
        {...placeFieldOf({ draft, change, field })}
        optional
        canBeExact
        hint={hintOf(draft.proposed.location, say('impacts.whenStep.locationHint'))}
        className="max-w-xl"
      />
    </>
  );
}
