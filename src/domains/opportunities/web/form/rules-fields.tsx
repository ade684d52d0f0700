import { Fieldset } from '../../../../ui/fieldset.tsx';
import { Radio } from '../../../../ui/radio.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { FIELD_NAMES } from '../../flows/opportunity-draft.ts';
import type { FormFields } from './form-fields.ts';
import { TimeZoneField } from './time-zone-field.tsx';

interface RulesFieldsProps extends FormFields {
  /** How many were accepted already: fewer seats than that can not be. */
  taken: number;
}

/** Until when, and for how many. */
export function RulesFields({ draft, change, faultOf, taken }: RulesFieldsProps) {
  return (
    <>
      <div className="grid gap-6 sm:grid-cols-[12rem_minmax(0,22rem)]">
        <TextField
          name="deadline"
          type="date"
          label={FIELD_NAMES['deadline']}
          hint="That day counts whole."
          value={draft.deadline}
          onChange={({ target }) => change({ deadline: target.value })}
          error={faultOf('deadline')}
        />
        <TimeZoneField
          label="Time zone of the deadline"
          timeZone={draft.timeZone}
          onChange={(timeZone) => change({ timeZone })}
          error={faultOf('timeZone')}
        />
      </div>
      <Fieldset id="seats-choice" legend="How many can be accepted">
        <Radio
          name="hasSeats"
          value="some"
          label="A number of seats"
          checked={draft.hasSeats}
          onChange={() => change({ hasSeats: true })}
        />
        {draft.hasSeats && (
          <TextField
            name="seats"
            label={FIELD_NAMES['seats']}
            hint={taken > 0 ? `${taken} ${taken === 1 ? 'is' : 'are'} taken already.` : undefined}
            inputMode="numeric"
            autoComplete="off"
            value={draft.seats}
            onChange={({ target }) => change({ seats: target.value })}
            error={faultOf('seats')}
            className="ml-9 max-w-40"
          />
        )}
        <Radio
          name="hasSeats"
          value="all"
          label="As many as fit"
          hint="There is no limit."
          checked={!draft.hasSeats}
          onChange={() => change({ hasSeats: false })}
        />
      </Fieldset>
    </>
  );
}
