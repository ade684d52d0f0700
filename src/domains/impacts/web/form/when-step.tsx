import { say } from '#languages/say.ts';
import { TextField } from '#ui/fields/text-field.tsx';
import { FIELD_NAMES } from '../../flows/impact-draft.ts';
import type { StepProps } from './step-props.ts';

export function WhenStep({ draft, change, faultOf }: StepProps) {
  return (
    <>
      <div className="grid max-w-xl gap-6 sm:grid-cols-2">
        <TextField
          name="startDate"
          type="date"
          label={FIELD_NAMES['startDate']}
          value={draft.startDate}
          onChange={(event) => change({ startDate: event.target.value })}
          error={faultOf('startDate')}
        />
        <TextField
          name="endDate"
          type="date"
          label={FIELD_NAMES['endDate']}
          optional
          min={draft.startDate || undefined}
          value={draft.endDate}
          onChange={(event) => change({ endDate: event.target.value })}
          error={faultOf('endDate')}
        />
      </div>
      <TextField
        name="location"
        label={FIELD_NAMES['location']}
        optional
        hint={say('impacts.whenStep.locationHint')}
        value={draft.location}
        onChange={(event) => change({ location: event.target.value })}
        error={faultOf('location')}
        autoComplete="off"
        className="max-w-xl"
      />
    </>
  );
}
