import { useMemo } from 'react';
import { say } from '#languages/say.ts';
import type { DraftFields } from '#platform/browser/drafts/use-draft-form.ts';
import { isTimeZone } from '#platform/shared/time-zone.ts';
import { Combobox } from '#ui/fields/combobox.tsx';
import { Fieldset } from '#ui/fields/fieldset.tsx';
import { Radio } from '#ui/fields/radio.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { closesAtOf } from '../../deadline.ts';
import type { OpportunityDraft } from '../../flows/opportunity-draft.ts';
import { DeadlineLine } from '../deadlines/deadline-line.tsx';
import { listTimeZones } from './time-zones.ts';

interface RulesFieldsProps extends DraftFields<OpportunityDraft> {
  /** Places already taken, which is the minimum. */
  taken: number;
}

/** Deadline and places. */
export function RulesFields({ draft, change, field, faultOf, taken }: RulesFieldsProps) {
  return (
    <>
      <div className="grid gap-6 sm:grid-cols-[12rem_minmax(0,22rem)]">
        <TextField {...field('deadline')} type="date" hint={say('opportunities.rulesFields.deadlineHint')} />
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
            {...field('seats')}
            hint={taken > 0 ? say('opportunities.rulesFields.alreadyTaken', { taken }) : undefined}
            inputMode="numeric"
            autoComplete="off"
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

interface TimeZoneFieldProps {
  label: string;
  timeZone: string;
  error: string | undefined;
  onChange: (timeZone: string) => void;
}

function TimeZoneField({ label, timeZone, error, onChange }: TimeZoneFieldProps) {
  const options = useMemo(() => listTimeZones(timeZone, new Date()), [timeZone]);
  return (
    <Combobox
      name="timeZone"
      label={label}
      hint={say('opportunities.timeZoneField.hint')}
      error={error}
      options={options}
      value={timeZone}
      onChange={(next) => next !== null && onChange(next)}
      emptyText={say('opportunities.timeZoneField.empty')}
    />
  );
}
