import { say } from '#languages/say.ts';
import { Fieldset } from '#ui/fields/fieldset.tsx';
import { Radio } from '#ui/fields/radio.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { closesAtOf, isTimeZone } from '../../deadline.ts';
import { FIELD_NAMES, type OpportunityDraft } from '../../flows/opportunity-draft.ts';
import { DeadlineLine } from '../deadlines/deadline-line.tsx';
import type { FormFields } from './form-fields.ts';
import { TimeZoneField } from './time-zone-field.tsx';

interface RulesFieldsProps extends FormFields {
  /** Places already taken, which is the minimum. */
  taken: number;
}

/** Deadline and places. */
export function RulesFields({ draft, change, faultOf, taken }: RulesFieldsProps) {
  return (
    <>
      <div className="grid gap-6 sm:grid-cols-[12rem_minmax(0,22rem)]">
        <TextField
          name="deadline"
          type="date"
          label={FIELD_NAMES['deadline']}
          hint={say('opportunities.rulesFields.deadlineHint')}
          value={draft.deadline}
          onChange={({ target }) => change({ deadline: target.value })}
          error={faultOf('deadline')}
        />
        <TimeZoneField
          label={say('opportunities.rulesFields.timeZone')}
          timeZone={draft.timeZone}
          onChange={(timeZone) => change({ timeZone })}
          error={faultOf('timeZone')}
        />
      </div>
      <DeadlinePreview draft={draft} />
      <Fieldset id="seats-choice" legend={say('opportunities.rulesFields.places')}>
        <Radio
          name="hasSeats"
          value="some"
          label={say('opportunities.rulesFields.limited')}
          checked={draft.hasSeats}
          onChange={() => change({ hasSeats: true })}
        />
        {draft.hasSeats && (
          <TextField
            name="seats"
            label={FIELD_NAMES['seats']}
            hint={taken > 0 ? say('opportunities.rulesFields.alreadyTaken', { taken }) : undefined}
            inputMode="numeric"
            autoComplete="off"
            value={draft.seats}
            onChange={({ target }) => change({ seats: target.value })}
            error={faultOf('seats')}
            className="ms-9 max-w-40"
          />
        )}
        <Radio
          name="hasSeats"
          value="all"
          label={say('opportunities.rulesFields.unlimited')}
          checked={!draft.hasSeats}
          onChange={() => change({ hasSeats: false })}
        />
      </Fieldset>
    </>
  );
}

/** The deadline in the chosen time zone and in the writer's own. */
function DeadlinePreview({ draft: { deadline, timeZone } }: { draft: OpportunityDraft }) {
  if (!/^[2-9]\d{3}-\d{2}-\d{2}$/.test(deadline) || !isTimeZone(timeZone)) return null;
  return (
    <p className="border-s-4 border-line ps-4 text-muted">
      <DeadlineLine closing={{ closesAt: closesAtOf(deadline, timeZone).toISOString(), timeZone }} isPast={false} />
    </p>
  );
}
