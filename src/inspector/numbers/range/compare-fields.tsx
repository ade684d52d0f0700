import type { FlowNumbers } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { Select } from '#ui/fields/select.tsx';
import type { Address, ChangeAddress } from '../../page/use-address.ts';
import { type Asked, MAX_DAYS, rangeBefore } from './asked-range.ts';
import { DayFields } from './day-fields.tsx';

interface CompareFieldsProps {
  address: Address;
  onChange: ChangeAddress;
  asked: Asked;
  compared: Asked | null;
  today: string;
  releases: FlowNumbers['releases'];
}

/** With what the numbers are compared: the days before, any others, or another release. */
export function CompareFields({ address, onChange, asked, compared, today, releases }: CompareFieldsProps) {
  const options = [
    { value: 'before', label: say('inspector.compareFields.before') },
    { value: 'range', label: say('inspector.compareFields.range') },
    { value: 'release', label: say('inspector.compareFields.release'), disabled: releases.length < 2 },
  ];
  function choose(against: string) {
    const { from, to } = rangeBefore(asked);
    // All releases would be compared with a part of themselves.
    const release = against === 'release' ? (address.release ?? releases.at(-1)?.release ?? null) : address.release;
    onChange({
      release,
      against: against || null,
      againstFrom: against === 'range' ? from : null,
      againstTo: against === 'range' ? to : null,
      againstRelease: against === 'release' ? (otherRelease(releases, release) ?? null) : null,
    });
  }
  return (
    <>
      <Select
        name="against"
        label={say('inspector.compareFields.label')}
        placeholder={say('inspector.compareFields.nothing')}
        options={options}
        value={address.against ?? ''}
        onChange={({ target }) => choose(target.value)}
      />
      {address.against === 'range' && (
        <DayFields
          names={['againstFrom', 'againstTo']}
          values={[address.againstFrom, address.againstTo]}
          latest={today}
          error={compared === null ? say('inspector.rangeFields.invalid', { count: MAX_DAYS }) : undefined}
          onChange={onChange}
        />
      )}
      {address.against === 'release' && (
        <Select
          name="againstRelease"
          label={say('inspector.compareFields.otherRelease')}
          options={releases.map(({ release }) => ({ value: release, label: release }))}
          value={address.againstRelease ?? ''}
          onChange={({ target }) => onChange({ againstRelease: target.value })}
        />
      )}
    </>
  );
}

/** The one before the shown one, or the one after the first. */
function otherRelease(releases: FlowNumbers['releases'], shown: string | null): string | undefined {
  const place = releases.findIndex(({ release }) => release === shown);
  return (releases[place - 1] ?? releases[place + 1])?.release;
}
