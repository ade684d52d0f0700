import { useMemo } from 'react';
import { say } from '#languages/say.ts';
import { Combobox } from '#ui/fields/combobox.tsx';
import { listTimeZones } from './time-zones.ts';

interface TimeZoneFieldProps {
  label: string;
  timeZone: string;
  error: string | undefined;
  onChange: (timeZone: string) => void;
}

export function TimeZoneField({ label, timeZone, error, onChange }: TimeZoneFieldProps) {
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
