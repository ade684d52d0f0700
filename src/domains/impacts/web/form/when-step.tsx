import { say } from '#languages/say.ts';
import { TextField } from '#ui/fields/text-field.tsx';
import type { StepProps } from './step-props.ts';

export function WhenStep({ draft, field }: StepProps) {
  return (
    <>
      <div className="grid max-w-xl gap-6 sm:grid-cols-2">
        <TextField {...field('startDate')} type="date" />
        <TextField {...field('endDate')} type="date" optional min={draft.startDate || undefined} />
      </div>
      <TextField
        {...field('location')}
        optional
        hint={say('impacts.whenStep.locationHint')}
        autoComplete="off"
        className="max-w-xl"
      />
    </>
  );
}
