import { say } from '#languages/say.ts';
import { TextField } from '#ui/fields/text-field.tsx';
import type { Address, ChangeAddress } from '../../page/use-address.ts';

type DayName = 'from' | 'to' | 'againstFrom' | 'againstTo';

interface DayFieldsProps {
  /** The first and the last day's, in the address. */
  names: readonly [DayName, DayName];
  values: readonly [string | null, string | null];
  latest: string;
  error: string | undefined;
  onChange: ChangeAddress;
}

export function DayFields({ names: [first, last], values: [from, to], latest, error, onChange }: DayFieldsProps) {
  const change = (name: DayName, value: string) => onChange({ [name]: value || null } satisfies Partial<Address>);
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <TextField
        name={first}
        type="date"
        label={say('inspector.dayFields.first')}
        max={latest}
        value={from ?? ''}
        error={error}
        onChange={({ target }) => change(first, target.value)}
      />
      <TextField
        name={last}
        type="date"
        label={say('inspector.dayFields.last')}
        max={latest}
        value={to ?? ''}
        onChange={({ target }) => change(last, target.value)}
      />
    </div>
  );
}
