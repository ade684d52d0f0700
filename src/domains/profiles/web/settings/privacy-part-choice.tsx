import type { PrivacyPart, Visibility } from '#generated/types.gen.ts';
import { classNames } from '#ui/class-names.ts';
import { VISIBILITIES } from '../../flows/privacy-parts.ts';

interface PrivacyPartChoiceProps {
  part: PrivacyPart;
  label: string;
  covers: string;
  value: Visibility;
  onChange: (value: Visibility) => void;
}

export function PrivacyPartChoice({ part, label, covers, value, onChange }: PrivacyPartChoiceProps) {
  return (
    <fieldset aria-describedby={`${part}-covers`} className="min-w-0 py-5">
      <legend className="sr-only">{label}</legend>
      <div className="grid gap-x-8 gap-y-3 lg:grid-cols-[minmax(0,1fr)_30rem] lg:items-center">
        <div>
          <p aria-hidden="true" className="font-semibold">
            {label}
          </p>
          <p id={`${part}-covers`} className="max-w-prose text-sm text-muted">
            {covers}
          </p>
        </div>
        <div className="grid max-w-lg grid-cols-3 gap-1.5 sm:gap-2">
          {VISIBILITIES.map((choice) => (
            <label
              key={choice.value}
              className={classNames(
                'flex min-h-11 cursor-pointer items-center gap-x-2.5 gap-y-1 rounded-e-md border px-1 py-2 transition-colors sm:px-3',
                'max-sm:flex-col max-sm:text-center max-sm:text-sm max-sm:leading-tight',
                choice.value === value
                  ? 'border-action bg-action-wash font-semibold'
                  : 'border-control hover:bg-selected',
              )}
            >
              <input
                type="radio"
                name={part}
                value={choice.value}
                checked={choice.value === value}
                onChange={() => onChange(choice.value)}
                className="size-5 shrink-0"
              />
              {choice.label}
            </label>
          ))}
        </div>
      </div>
    </fieldset>
  );
}
