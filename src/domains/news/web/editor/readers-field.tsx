import { formatDay } from '../../../../ui/dates.ts';
import { Fieldset } from '../../../../ui/fieldset.tsx';
import { Radio } from '../../../../ui/radio.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import type { FieldProps } from './field-props.ts';

/** Who reads it, and from when. */
export function ReadersField({ draft, change, faultOf }: FieldProps) {
  return (
    <div className="space-y-5">
      <Fieldset id="isLive" legend="Who reads it" error={faultOf('isLive')}>
        <Radio
          name="isLive"
          value="false"
          label="Admins alone"
          hint="It is a draft, or withdrawn."
          checked={!draft.isLive}
          onChange={() => change({ isLive: false })}
        />
        <Radio
          name="isLive"
          value="true"
          label="Everyone, from its date on"
          hint={sayWhen(draft.date)}
          checked={draft.isLive}
          onChange={() => change({ isLive: true })}
        />
      </Fieldset>
      <TextField
        name="date"
        type="datetime-local"
        label="Date and time"
        hint="By your own clock."
        value={draft.date}
        error={faultOf('date')}
        onChange={({ target }) => change({ date: target.value })}
      />
    </div>
  );
}

const TOLD = 'Everybody who wants to know is told, once.';

function sayWhen(date: string): string {
  const moment = new Date(date);
  if (Number.isNaN(moment.getTime())) return 'Choose a date below.';
  if (moment <= new Date()) return `The date has come: it is shown when you save it. ${TOLD}`;
  return `It goes live by itself on ${formatDay(moment, { time: true })}. ${TOLD}`;
}
