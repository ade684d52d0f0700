import type { FlowNumbers } from '#generated/types.gen.ts';
import { sayLanguageName } from '#languages/language-names.ts';
import { say } from '#languages/say.ts';
import { ChoiceBar } from '#ui/buttons/choice-bar.tsx';
import { Select, type SelectOption } from '#ui/fields/select.tsx';
import type { Address, ChangeAddress } from '../../page/use-address.ts';
import { type Asked, MAX_DAYS, RANGES } from './asked-range.ts';
import { DayFields } from './day-fields.tsx';

interface RangeFieldsProps {
  address: Address;
  onChange: ChangeAddress;
  /** Null for invalid dates. */
  asked: Asked | null;
  /** Today, in UTC. */
  today: string;
}

type Days = (typeof RANGES)[number] | 'own';

/** Which days are shown. */
export function RangeFields({ address, onChange, asked, today }: RangeFieldsProps) {
  const days: Days = address.days === 'own' ? 'own' : (RANGES.find((one) => one === address.days) ?? '28');
  const choices = [
    ...RANGES.map((value) => ({ value, label: say('inspector.rangeFields.days', { count: Number(value) }) })),
    { value: 'own' as const, label: say('inspector.rangeFields.own') },
  ];
  const choose = (next: Days) =>
    onChange(
      next === 'own'
        ? { days: next, from: asked?.from ?? null, to: asked?.to ?? null }
        : { days: next === '28' ? null : next, from: null, to: null },
    );
  return (
    <div className="grid gap-3">
      <div>
        <ChoiceBar
          name="days"
          label={say('inspector.rangeFields.range')}
          choices={choices}
          value={days}
          onChoose={choose}
        />
      </div>
      {days === 'own' && (
        <DayFields
          names={['from', 'to']}
          values={[address.from, address.to]}
          latest={today}
          error={asked === null ? say('inspector.rangeFields.invalid', { count: MAX_DAYS }) : undefined}
          onChange={onChange}
        />
      )}
    </div>
  );
}

interface NumbersFiltersProps {
  address: Address;
  onChange: ChangeAddress;
  /** What there is to choose from. */
  numbers: Pick<FlowNumbers, 'languages' | 'devices' | 'releases'>;
}

const DEVICES = {
  phone: say('inspector.numbersFilters.phone'),
  tablet: say('inspector.numbersFilters.tablet'),
  desktop: say('inspector.numbersFilters.desktop'),
};

/** Whose numbers are shown; what leaves no choice isn't asked. */
export function NumbersFilters({ address, onChange, numbers: { languages, devices, releases } }: NumbersFiltersProps) {
  const fields = [
    {
      name: 'language' as const,
      label: say('inspector.numbersFilters.language'),
      options: languages.map((value) => ({ value, label: sayLanguageName(value) })),
    },
    {
      name: 'device' as const,
      label: say('inspector.numbersFilters.device'),
      options: devices.map((value) => ({ value, label: DEVICES[value] })),
    },
    {
      name: 'release' as const,
      label: say('inspector.numbersFilters.release'),
      options: releases.map(({ release }) => ({ value: release, label: release })),
    },
  ];
  return fields.map(({ name, label, options }) => {
    const value = address[name];
    if (options.length < 2 && value === null) return null;
    return (
      <Select
        key={name}
        name={name}
        label={label}
        placeholder={say('inspector.numbersFilters.all')}
        options={withChosen(options, value)}
        value={value ?? ''}
        onChange={({ target }) => onChange(target.value ? { [name]: target.value } : withoutFilter(name, address))}
      />
    );
  });
}

/** All releases can't be compared with one of them. */
const withoutFilter = (name: 'language' | 'device' | 'release', { against }: Address): Partial<Address> =>
  name === 'release' && against === 'release'
    ? { release: null, against: null, againstRelease: null }
    : { [name]: null };

/** A choice from a link stays visible in days in which it has no numbers. */
const withChosen = (options: readonly SelectOption[], value: string | null): readonly SelectOption[] =>
  value === null || options.some((one) => one.value === value) ? options : [...options, { value, label: value }];
